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

async function firstLoadBytes(...plugins: Plugin[]): Promise<number> {
  const options = { root: WEB, configFile: `${WEB}/vite.config.ts`, logLevel: 'error', plugins } as const
  const { output } = (await build({ ...options, build: { write: false } })) as Rolldown.RolldownOutput
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
  const needed = [...chunks.values()]
    .filter((chunk) => chunk.isEntry || chunk.facadeModuleId?.endsWith(FIRST_SCREEN))
    .map(({ fileName }) => fileName)
  const loaded = new Set(needed)
  for (const name of loaded) for (const next of chunks.get(name)?.imports ?? []) loaded.add(next)
  expect(loaded.size).toBeGreaterThan(2)
  return [...loaded].reduce((sum, name) => sum + brotliCompressSync(chunks.get(name)?.code ?? '').length, 0)
}

/** Builds take their time on a busy machine. */
const BUILDS_MS = 600_000

test('files that are imported lazily, anywhere among what draws, do not weigh on the first load', {
  timeout: BUILDS_MS,
}, async () => {
  const panels = ['composer/composer.tsx', 'card/feed/feed.tsx'].map((file) => withPanel(`features/${file}`))
  const more = (await firstLoadBytes(...panels)) - (await firstLoadBytes())
  expect(Math.abs(more) / panels.length).toBeLessThan(FEW_BYTES)
})
