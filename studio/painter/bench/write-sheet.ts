import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { layPage, type Plaque } from './lay-page.ts'
import { paintGrid } from './paint-grid.ts'
import { SHEET_PROMPTS } from './sheet-prompts.ts'

const PAGE_COLUMNS = 4
const PAGE_GRIDS = 12
const PAGE_SIDE_PX = 480

interface SheetWish {
  folder: string
  /** Of one of the four, in pixels. */
  sidePx: number
  /** Only prompts with one of these words; all where none is said. */
  words: readonly string[]
}

/** Paints a grid for each prompt that has no file yet, then a page of HTML and large pictures of twelve grids each. */
export async function writeSheet({ folder, sidePx, words }: SheetWish): Promise<void> {
  await mkdir(folder, { recursive: true })
  const plaques: (Plaque & { prompt: string })[] = []
  for (const [index, prompt] of SHEET_PROMPTS.entries()) {
    if (words.length > 0 && !words.some((word) => prompt.includes(word))) continue
    const name = `${String(index + 1).padStart(2, '0')}.png`
    const file = join(folder, name)
    if (!existsSync(file)) await paintTo(file, { prompt, seed: 1000 + index * 17, sidePx })
    plaques.push({ file, prompt, lines: [`${index + 1}. ${prompt}`] })
  }
  await writeFile(join(folder, 'index.html'), writePage(plaques.map(({ prompt, file }) => [prompt, file])))
  await layPages(folder, plaques)
}

async function paintTo(file: string, grid: { prompt: string; seed: number; sidePx: number }): Promise<void> {
  const startedAt = performance.now()
  const canvas = paintGrid(grid.prompt, grid.seed, grid.sidePx)
  await writeFile(file, await canvas.encode('png'))
  process.stdout.write(`${((performance.now() - startedAt) / 1000).toFixed(1)} s  ${grid.prompt}\n`)
}

async function layPages(folder: string, plaques: readonly Plaque[]): Promise<void> {
  for (let at = 0; at < plaques.length; at += PAGE_GRIDS) {
    const part = plaques.slice(at, at + PAGE_GRIDS)
    const page = await layPage(part, { columns: Math.min(PAGE_COLUMNS, part.length), sidePx: PAGE_SIDE_PX })
    await writeFile(join(folder, `page-${at / PAGE_GRIDS + 1}.png`), page)
  }
}

function writePage(grids: readonly (readonly [prompt: string, file: string])[]): string {
  const figures = grids.map(([prompt, file]) => {
    const name = file.split('/').at(-1)
    return `<figure><img src="${name}" alt="" loading="lazy"><figcaption>${escapeText(prompt)}</figcaption></figure>`
  })
  const style = 'body{display:grid;grid-template-columns:repeat(auto-fill,minmax(420px,1fr));gap:16px}img{width:100%}'
  return `<!doctype html><meta charset="utf-8"><title>Sheet</title><style>${style}figure{margin:0}</style>${figures.join('\n')}\n`
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
