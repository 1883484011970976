# One image for every process of the cluster; the command chooses which: node dist/services/pets/src/main.js
ARG NODE_IMAGE=node:24.21.0-bookworm-slim
FROM ${NODE_IMAGE} AS base

FROM base AS manifests
WORKDIR /app
COPY . .
# Packages are installed again only when one of these changes.
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete && find . -type d -empty -delete

FROM base AS site
WORKDIR /app
COPY --from=manifests /app ./
RUN npm ci --no-update-notifier --omit=dev --ignore-scripts --workspace web
COPY tsconfig.base.json ./
COPY packages/reference packages/reference
COPY web web
RUN cd web && node ../node_modules/vite/bin/vite.js build --logLevel warn \
  && node build/compress-main.ts dist

FROM base AS programs
WORKDIR /app
COPY --from=manifests /app ./
# Workspaces are links in node_modules: Node runs no TypeScript that lies there itself.
RUN npm ci --no-update-notifier --omit=dev --ignore-scripts --workspace services --workspace gateway --workspace deploy --workspace packages/bundles
COPY packages packages
COPY services services
COPY gateway gateway
COPY deploy deploy
RUN node packages/bundles/src/build-command.ts . product dist with-packages
# What Node makes of the code before it runs it, made once: every process starts with less work. It is for the user who made it.
ENV NODE_COMPILE_CACHE=/compiled
RUN install -d -o node -g node /compiled \
  && setpriv --reuid=node --regid=node --init-groups deploy/cluster/compile.sh \
  && chmod -R a+rX /compiled

FROM base
# Nothing is installed from here on, and who gets in finds no npm.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /usr/local/bin/yarn* /opt/yarn*
ENV NODE_ENV=production NODE_COMPILE_CACHE=/compiled HOST=0.0.0.0 PORT=8080
# Where a volume may be mounted: a new one takes the owner of the folder.
RUN install -d -o node -g node /data /uploads
WORKDIR /app
COPY --from=programs /app/dist dist
COPY --from=programs /compiled /compiled
COPY deploy/cluster/is-ready.sh deploy/cluster/
COPY --from=site /app/web/dist web/dist
USER node
EXPOSE 8080
