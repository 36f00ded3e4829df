# The site in a container: built with Node, served by Debian's nginx as its own user on port 8080.
#   docker build -t climate-health-voices .
#   docker run --rm --read-only --tmpfs /tmp -p 8080:8080 climate-health-voices
# TLS belongs to what stands before it; docs/hosting.md says how.

FROM node:24-bookworm-slim AS build
WORKDIR /site
# npm 11 knows which packages may run a script of their own (package.json, allowScripts).
RUN npm install --global npm@11.19.1
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

# The same nginx and brotli module that `npm test` tries on every file.
FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default
COPY --from=build --chown=root:root /site/dist /srv/site/dist
COPY --from=build --chown=root:root /site/dist-hosting/nginx /srv/site/dist-hosting/nginx
USER www-data
EXPOSE 8080
STOPSIGNAL SIGQUIT
# -e: Debian's nginx opens its own log before it reads a configuration.
CMD ["nginx", "-e", "stderr", "-c", "/srv/site/dist-hosting/nginx/container.conf", "-g", "daemon off;"]
