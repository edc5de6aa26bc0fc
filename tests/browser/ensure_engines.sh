#!/bin/sh
# Firefox and WebKit for the tour of other engines, and a screen for them: as they are, or from the system's packages.
set -eu
here=yes
for name in firefox-esr WebKitWebDriver Xvfb; do
    command -v "$name" > /dev/null || here=no
done
/usr/bin/python3 -c 'import gi; gi.require_version("WebKit2", "4.1")' 2> /dev/null || here=no
test "$here" = yes && exit 0
echo "Fetching Firefox and WebKit (once) …"
as_root=""
test "$(id -u)" -eq 0 || as_root="sudo"
$as_root apt-get update -qq
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    firefox-esr webkit2gtk-driver gir1.2-webkit2-4.1 gir1.2-gtk-3.0 python3-gi xvfb libgl1-mesa-dri > /dev/null
