"""拍卖大亨 · Auction Tycoon: three to six collectors, nine eras, red cards."""
