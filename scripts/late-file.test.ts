import { brotliCompressSync } from 'node:zlib'
import { build, type Plugin, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

const WEB = `${import.meta.dirname}/../apps/web`
const FIRST_SCREEN = 'src/app/pages/draw-screen.tsx'
/** What names one file more: where it lies, and what it needs before. */
const FEW_BYTES = 200

const PANEL = `
import Palette from 'lucide-react/icons/palette'
import { useState } from 'react'
import { Dialog } from '${WEB}/src/ui/dialog.tsx'
import { Switch } from '${WEB}/src/ui/switch.tsx'
export function Panel() {
  const [isOn, setOn] = useState(false)
  return [<Palette key="icon" />, <Switch key="switch" isOn={isOn} onChange={setOn} />, <Dialog key="dialog" />]
}
`

/** A panel that lies beside a file of the feature, and is imported by it when it is needed. */
function withPanel(beside: string): Plugin {
  const panel = `${WEB}/src/${beside.replace(/[^/]*$/, 'panel-of-a-test.tsx')}`
  return {
    name: `with a panel beside ${beside}`,
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('panel-of-a-test.tsx') && importer?.endsWith(beside) ? panel : null,
    load: (id) => (id === panel ? PANEL : null),
    transform: (code, id) =>
      id.endsWith(`/src/${beside}`) ? `${code}\nglobalThis.openPanel = () => import('./panel-of-a-test.tsx')` : null,
  }
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

async function buildChunks(...plugins: Plugin[]): Promise<Chunks> {
  const options = { root: WEB, configFile: `${WEB}/vite.config.ts`, logLevel: 'error', plugins } as const
  const { output } = (await build({ ...options, build: { write: false } })) as Rolldown.RolldownOutput
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
}

function firstLoadBytes(chunks: Chunks): number {
  const needed = [...chunks.values()].filter((chunk) => chunk.isEntry || chunk.facadeModuleId?.endsWith(FIRST_SCREEN))
  const loaded = reachedFrom(
    needed.map(({ fileName }) => fileName),
    chunks,
  )
  expect(loaded.size).toBeGreaterThan(2)
  return [...loaded].reduce((sum, name) => sum + brotliCompressSync(chunks.get(name)?.code ?? '').length, 0)
}

/** These chunks and all that must be there before them. */
function reachedFrom(names: string[], chunks: Chunks): ReadonlySet<string> {
  const reached = new Set(names)
  for (const name of reached) for (const next of chunks.get(name)?.imports ?? []) reached.add(next)
  return reached
}

/** Builds take their time on a busy machine. */
const BUILDS_MS = 600_000

test('files that are imported lazily, anywhere among what draws, do not weigh on the first load', {
  timeout: BUILDS_MS,
}, async () => {
  const panels = ['composer/composer.tsx', 'card/feed/feed.tsx'].map((file) => withPanel(`features/${file}`))
  const usual = await buildChunks()
  const more = firstLoadBytes(await buildChunks(...panels)) - firstLoadBytes(usual)
  expect(Math.abs(more) / panels.length).toBeLessThan(FEW_BYTES)

  // Of two files that import each other one uses what is not there yet; and the entry waits for what would wait for it.
  const inCircles = [...usual.values()].filter(({ fileName, imports }) => reachedFrom(imports, usual).has(fileName))
  expect(inCircles.map(({ fileName }) => fileName)).toEqual([])
  const waits = [...usual.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/src/main.tsx')))
  const importers = [...usual.values()].filter(({ imports }) => waits && imports.includes(waits.fileName))
  expect(waits?.isEntry).toBe(true)
  expect(importers.map(({ fileName }) => fileName)).toEqual([])
})
