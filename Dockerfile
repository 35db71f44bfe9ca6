# The site in a container: the build in one stage, nginx with the built files and configuration in the other.
# By digest, so that every build has the same ground; Dependabot renews them.
# docker build --build-arg VITE_SUPABASE_URL=… --build-arg VITE_SUPABASE_ANON_KEY=… --tag website .
FROM node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d AS build
WORKDIR /website
COPY package.json package-lock.json .npmrc ./
COPY scripts/install scripts/install
RUN npm ci
COPY . .
# Both are public: every visitor can read them in the built scripts.
ARG VITE_SUPABASE_URL=""
ARG VITE_SUPABASE_ANON_KEY=""
RUN npm run build

FROM debian:bookworm-slim@sha256:96e378d7e6531ac9a15ad505478fcc2e69f371b10f5cdf87857c4b8188404716
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /website/scripts/hosts/container/nginx.conf /etc/nginx/nginx.conf
COPY --from=build /website/dist-servers /srv/website/servers
COPY --from=build /website/dist /srv/website/dist
USER www-data
EXPOSE 8080
STOPSIGNAL SIGQUIT
CMD ["nginx"]
