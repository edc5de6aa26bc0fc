#!/bin/sh
# Chromium for the browser tests: as it is, or from the system's packages.
set -eu
for name in chromium-headless-shell chromium chromium-browser google-chrome; do
    command -v "$name" > /dev/null && exit 0
done
test -n "${SETU_CHROMIUM:-}" && exit 0
echo "Fetching Chromium (once) …"
as_root=""
test "$(id -u)" -eq 0 || as_root="sudo"
$as_root apt-get update -qq
install() { $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$1" > /dev/null; }
install chromium-headless-shell || install chromium
