#!/bin/sh
# Starts the browser unpacked beside this script by its path, which is all that test tools accept.
here=$(dirname "$(readlink -f "$0")")
# On a bare system it needs the libraries and fonts that were unpacked with it.
if ! "$here/chromium" --version >/dev/null 2>&1; then
  export LD_LIBRARY_PATH="$here/al2023/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
fi
if [ ! -e /etc/fonts/fonts.conf ]; then
  export FONTCONFIG_FILE="$here/fonts/own.conf"
fi
exec "$here/chromium" "$@"
