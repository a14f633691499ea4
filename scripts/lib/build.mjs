import {
  buildAccount,
  buildBackup,
  buildCli,
  buildDecoder,
  buildDoctor,
  buildLedgerCheck,
  buildMigrate,
  buildPainter,
  buildSecretKey,
  buildServer,
  buildStorageMove,
  buildUpgradeCheck,
  buildWeb,
} from './build-parts.mjs'
import { isFresh, stamp } from './build-stamp.mjs'

const PACKAGES = ['contract', 'prompt', 'engines', 'outgoing', 'payments'].map((name) => `packages/${name}`)

const PARTS = {
  painter: {
    inputs: ['packages/painter', 'packages/prompt'],
    output: 'packages/painter/dist/worker.mjs',
    build: buildPainter,
  },
  server: {
    inputs: ['apps/server', ...PACKAGES, 'packages/painter/src'],
    output: 'apps/server/dist/main.js',
    build: buildServer,
  },
  backup: {
    inputs: ['apps/server/src', 'packages/contract'],
    output: 'apps/server/dist/backup/main.js',
    build: buildBackup,
  },
  ledgerCheck: {
    inputs: ['apps/server/src', 'packages/contract'],
    output: 'apps/server/dist/ledger-check/main.js',
    build: buildLedgerCheck,
  },
  secretKey: {
    inputs: ['apps/server/src', ...PACKAGES],
    output: 'apps/server/dist/secret-key/main.js',
    build: buildSecretKey,
  },
  account: {
    inputs: ['apps/server/src', 'packages/contract', 'packages/engines', 'packages/outgoing'],
    output: 'apps/server/dist/account/main.js',
    build: buildAccount,
  },
  storageMove: {
    inputs: ['apps/server/src', ...PACKAGES],
    output: 'apps/server/dist/storage-move/main.js',
    build: buildStorageMove,
  },
  doctor: {
    inputs: ['apps/server/src', ...PACKAGES],
    output: 'apps/server/dist/doctor/main.js',
    build: buildDoctor,
  },
  migrate: {
    inputs: ['apps/server/src', 'packages/contract'],
    output: 'apps/server/dist/migrate/main.js',
    build: buildMigrate,
  },
  upgradeCheck: {
    inputs: ['apps/server/src', 'packages/contract'],
    output: 'apps/server/dist/upgrade-check/main.js',
    build: buildUpgradeCheck,
  },
  decoder: {
    inputs: ['apps/server/src/platform/pictures'],
    output: 'apps/server/dist/decoder/main.js',
    build: buildDecoder,
  },
  web: {
    inputs: ['apps/web', 'packages/contract', 'packages/prompt'],
    output: 'apps/web/dist/index.html',
    build: buildWeb,
  },
  cli: { inputs: ['packages/cli', 'packages/contract'], output: 'packages/cli/dist/main.js', build: buildCli },
}

/** True when one of the named parts does not match its sources. */
export function isStale(names) {
  return names.some((name) => !isFresh(PARTS[name]))
}

/**
 * Build the named parts that are not fresh; `onStart` hears once, before the first of them.
 * Two processes may build at once: each part is made aside and moved into place.
 */
export async function build(names = [], onStart = () => {}) {
  const wanted = names.length > 0 ? names : Object.keys(PARTS)
  const stale = wanted.map((name) => PARTS[name]).filter((part) => !isFresh(part))
  if (stale.length === 0) return
  onStart()
  for (const part of stale) {
    const inputs = stamp.read(part)
    await part.build(part.output)
    stamp.write(part, inputs)
  }
}
