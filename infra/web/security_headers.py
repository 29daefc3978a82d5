"""Security headers of every answer. The one place that names them.

The local gateway sends these; in the cloud the page's distribution has to send the same.
"""

_HARDENED = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "microphone=(self), camera=(), geolocation=(), payment=(), usb=()",
    "x-frame-options": "DENY",
}


def content_policy(media: str = "", sockets: str = "") -> str:
    """What the page may load. `media`: the origin of voice clips where it is not the page's own.

    `sockets`: the page's own origin in the words of sockets, for browsers to which 'self' is HTTP
    alone (Safari before 15.4, Firefox before 2022); "" where it is not known.

    No inline script or style is allowed: the page has none, and whoever finds a way to write into
    it can run nothing. `style.setProperty` is no inline style; a `style` attribute is.
    """
    sources = {
        "default-src": "'self'",
        "script-src": "'self'",
        "style-src": "'self'",
        "img-src": "'self' data:",
        "connect-src": " ".join(filter(None, ("'self'", sockets, media))),
        "media-src": f"'self' blob: {media}",
        "manifest-src": "'self'",
        "worker-src": "'self'",
        "object-src": "'none'",
        "base-uri": "'none'",
        "form-action": "'self'",
        "frame-ancestors": "'none'",
    }
    return "; ".join(f"{kind} {allowed.strip()}" for kind, allowed in sources.items())


def security_headers(media: str = "", sockets: str = "") -> dict[str, str]:
    """By lower-case name."""
    return {"content-security-policy": content_policy(media, sockets), **_HARDENED}
