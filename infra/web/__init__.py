"""HTTP concerns shared by both gateways: security headers, client network, Origin check."""
