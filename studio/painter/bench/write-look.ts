import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freeCanvas } from '@easel/painter/base/frame'
import { layPage } from './lay-page.ts'
import { LOOK_PROMPTS } from './look-prompts.ts'
import { paintWhole, planPrompt } from './paint-grid.ts'

const PAGE_COLUMNS = 3
const PAGE_PICTURES = 9

interface LookWish {
  folder: string
  sidePx: number
  /** Numbers of the first and the last prompt. */
  from: number
  to: number
}

/** One picture of each prompt, of the four of its grid another one each time, and pages of nine. */
export async function writeLook({ folder, sidePx, from, to }: LookWish): Promise<void> {
  await mkdir(folder, { recursive: true })
  const numbered = LOOK_PROMPTS.map((prompt, index) => ({ prompt, number: index + 1 })).slice(from - 1, to)
  const plaques = numbered.map(({ prompt, number }) => ({
    file: join(folder, `${String(number).padStart(3, '0')}.png`),
    lines: [`${number}. ${prompt}`],
  }))
  for (const [index, { prompt, number }] of numbered.entries()) {
    const file = plaques[index]?.file ?? ''
    if (!existsSync(file)) await paintTo(file, { prompt, number, sidePx })
  }
  for (let at = 0; at < plaques.length; at += PAGE_PICTURES) {
    const page = await layPage(plaques.slice(at, at + PAGE_PICTURES), { columns: PAGE_COLUMNS, sidePx })
    await writeFile(join(folder, `page-${String(from + at).padStart(3, '0')}.png`), page)
  }
}

async function paintTo(file: string, wish: { prompt: string; number: number; sidePx: number }): Promise<void> {
  const { prompt, number, sidePx } = wish
  const recipes = planPrompt(prompt, 5000 + number * 13)
  const recipe = recipes[number % recipes.length]
  if (recipe === undefined) return
  const canvas = paintWhole(recipe, sidePx, sidePx)
  await writeFile(file, await canvas.encode('png'))
  freeCanvas(canvas)
}
