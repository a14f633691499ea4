import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { precompress } from './precompress.mjs'
import { replaceFolder } from './replace-folder.mjs'

/** The server and everything of ours that it imports in one file; what npm installed stays outside. */
export async function buildServer(output) {
  await bundleForNode('apps/server/src/main.ts', output)
}

/** What `npm run backup` and `npm run restore` run. */
export async function buildBackup(output) {
  await bundleForNode('apps/server/src/backup/backup-main.ts', output)
}

/** What `npm run ledger:check` runs. */
export async function buildLedgerCheck(output) {
  await bundleForNode('apps/server/src/ledger-check-main.ts', output)
}

/** What `npm run secret-key` runs. */
export async function buildSecretKey(output) {
  await bundleForNode('apps/server/src/secret-key-main.ts', output)
}

/** What `npm run account` runs. */
export async function buildAccount(output) {
  await bundleForNode('apps/server/src/account-data/account-main.ts', output)
}

/** What `npm run doctor` runs. */
export async function buildDoctor(output) {
  await bundleForNode('apps/server/src/doctor/doctor-main.ts', output)
}

/** What `npm run migrate` runs. */
export async function buildMigrate(output) {
  await bundleForNode('apps/server/src/migrate-main.ts', output)
}

/** What `npm run upgrade-check` runs. */
export async function buildUpgradeCheck(output) {
  await bundleForNode('apps/server/src/db/upgrade/upgrade-check-main.ts', output)
}

/** What `npm run storage:move` runs. */
export async function buildStorageMove(output) {
  await bundleForNode('apps/server/src/storage-move/storage-move-main.ts', output)
}

/** The process that decodes strangers' pictures. */
export async function buildDecoder(output) {
  await bundleForNode('apps/server/src/platform/pictures/decoder-main.ts', output)
}

export async function buildCli(output) {
  await bundleForNode('packages/cli/src/main.ts', output)
}

/** Worker threads of Node 20 cannot load TypeScript, so the painter's worker is a bundle of its own. */
export async function buildPainter(output) {
  const builder = resolve('packages/painter/build.mjs')
  if (!existsSync(builder)) return
  const { buildPainterWorker } = await import(pathToFileURL(builder).href)
  mkdirSync(dirname(output), { recursive: true })
  const aside = `${resolve(output)}.${process.pid}.mjs`
  await buildPainterWorker(aside)
  renameSync(aside, output)
}

export async function buildWeb(output) {
  if (!existsSync('apps/web/index.html')) return
  const { build } = await import('vite')
  const folder = dirname(output)
  const aside = `${folder}-${process.pid}`
  await inProduction(() =>
    build({
      root: 'apps/web',
      logLevel: 'warn',
      build: { outDir: resolve(aside), emptyOutDir: true, manifest: true },
    }),
  )
  await precompress(aside)
  replaceFolder(folder, aside)
}

/** Vite builds for the NODE_ENV it finds, and sets it where there is none; the server that goes on in this process must not see that. */
async function inProduction(act) {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    await act()
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

async function bundleForNode(entry, output) {
  if (!existsSync(entry)) return
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [entry],
    outfile: output,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    plugins: [{ name: 'installed-packages-stay-outside', setup: keepPackagesOutside }],
    logLevel: 'warning',
  })
  mkdirSync(dirname(output), { recursive: true })
  for (const file of outputFiles) {
    writeFileSync(`${file.path}.${process.pid}`, file.contents)
    renameSync(`${file.path}.${process.pid}`, file.path)
  }
}

function keepPackagesOutside(build) {
  build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
    kind === 'entry-point' || path.startsWith('@easel/') ? undefined : { path, external: true },
  )
}
