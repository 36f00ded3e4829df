#!/bin/sh
# sh release.sh /srv/site/releases/2026-11-22    makes this folder (with dist and dist-hosting) the site.
set -eu
release=$(cd "$1" && pwd -P)
place=$(dirname "$(dirname "$release")")/current
last=$(cd "$place" 2>/dev/null && pwd -P || true)

# Pages that are open now ask for the files of their own release.
if [ -n "$last" ] && [ "$last" != "$release" ]; then
  cp -Rpn "$last/dist/_astro/." "$release/dist/_astro/" || true
fi
printf 'root "%s/dist";\n' "$release" > "$release/root.conf"
# With libnginx-mod-http-brotli-static (Debian, Ubuntu) pages are sent in their smallest copies.
if ls /etc/nginx/modules-enabled/*brotli-static* >/dev/null 2>&1; then
  cp "$release/dist-hosting/nginx/brotli.conf" "$release/brotli.conf"
fi

ln -sfn "$release" "$place.new" && mv -T "$place.new" "$place"
if ! ${NGINX:-nginx} -t -q; then
  if [ -n "$last" ]; then ln -sfn "$last" "$place.new" && mv -T "$place.new" "$place"; fi
  echo "nginx does not take this release; the last one stays." >&2
  exit 1
fi
${NGINX:-nginx} -s reload
