import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { loadLanguage } from '../../../i18n/text.ts'
import { render } from '../../../testing/render.tsx'
import { standInPopovers } from '../../../ui/testing/stand-in-popover.ts'
import { PartsPage } from './parts-page.tsx'

const HERE = import.meta.dirname
const UI = join(HERE, '../../../ui')
/** Not on the page: shared wrappers of labelled fields and sliders, the toaster, which every page has, and a step, which takes the focus. */
const UNSEEN = [
  'error-boundary.tsx',
  'labelled.tsx',
  'lazy-boundary.tsx',
  'next-frame.tsx',
  'range-input.tsx',
  'step.tsx',
  'toaster.tsx',
  'drawing-frame.tsx',
]

beforeAll(async () => {
  standInPopovers()
  await loadLanguage('zh-CN')
})

test('each part of ui stands on the page', () => {
  const shown = sourcesIn(HERE)
    .map((file) => readFileSync(join(HERE, file), 'utf8'))
    .join('\n')
  const parts = [...sourcesIn(UI), ...sourcesIn(join(UI, 'drawings')).map((file) => `drawings/${file}`)]
  const missing = parts.filter(
    (file) => !UNSEEN.some((unseen) => file.endsWith(unseen)) && !shown.includes(`/ui/${file}'`),
  )
  expect(missing).toEqual([])
})

test('dark and light show the same, side by side', async () => {
  const page = await render(<PartsPage />)
  const namesIn = (theme: string) =>
    [...page.root.querySelectorAll(`[data-theme=${theme}] h3`)].map(({ textContent }) => textContent)
  expect(namesIn('dark').length).toBeGreaterThan(20)
  expect(namesIn('light')).toEqual(namesIn('dark'))
  await page.unmount()
})

function sourcesIn(folder: string): string[] {
  return readdirSync(folder).filter((file) => /^[a-z-]+\.tsx$/.test(file))
}
