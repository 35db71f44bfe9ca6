# The site in a container: the build in one stage, nginx with the built files and configuration in the other.
# docker build --build-arg VITE_SUPABASE_URL=… --build-arg VITE_SUPABASE_ANON_KEY=… --tag website .
FROM node:24-bookworm-slim AS build
WORKDIR /website
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Both are public: every visitor can read them in the built scripts.
ARG VITE_SUPABASE_URL=""
ARG VITE_SUPABASE_ANON_KEY=""
RUN npm run build

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /website/scripts/hosting/container/nginx.conf /etc/nginx/nginx.conf
COPY --from=build /website/dist-servers /srv/website/servers
COPY --from=build /website/dist /srv/website/dist
USER www-data
EXPOSE 8080
STOPSIGNAL SIGQUIT
CMD ["nginx"]
