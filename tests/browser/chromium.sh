#!/bin/sh
# The browser tests need a real Chromium. Root installs Debian's; anybody else is told how.
set -eu
for name in chromium-headless-shell chromium; do
  command -v "$name" >/dev/null && exit 0
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    chromium-headless-shell fonts-noto-cjk >/dev/null
  exit 0
fi
echo "The browser tests need Chromium:"
echo "  sudo apt-get install chromium-headless-shell fonts-noto-cjk"
exit 1
