import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { layPage } from '../bench/lay-page.ts'
import { paintWhole, planPrompt } from '../bench/paint-grid.ts'
import { freeCanvas } from '@easel/painter/base/frame'
import { type Case, chooseCases } from './choose-cases.ts'
import { letterOf, type Key } from './key.ts'

const PICTURE_PX = 512
const PAGE_CASES = 4
const PAGE_COLUMNS = 2

/**
 * Paints the pictures of a seed that are not there yet, lays them on pages with their candidates, which stand in a text beside each page
 * too, and writes the key into a file apart.
 */
export async function writeKit(folder: string, seed: number): Promise<void> {
  await mkdir(folder, { recursive: true })
  const cases = chooseCases(seed)
  for (const one of cases) await paintCase(folder, one)
  for (let at = 0; at < cases.length; at += PAGE_CASES) await writePage(folder, cases.slice(at, at + PAGE_CASES))
  await writeFile(join(folder, 'questions.txt'), cases.map(askCase).join('\n'))
  const key: Key = { seed, answers: cases.map(({ slice, right }) => ({ slice, letter: letterOf(right) })) }
  await writeFile(`${folder}-key.json`, JSON.stringify(key))
}

function fileOf(folder: string, { number }: Case): string {
  return join(folder, `${String(number).padStart(3, '0')}.png`)
}

async function paintCase(folder: string, one: Case): Promise<void> {
  const file = fileOf(folder, one)
  if (existsSync(file)) return
  const [recipe] = planPrompt(one.candidates[one.right] ?? '', one.seed)
  if (recipe === undefined) return
  const canvas = paintWhole(recipe, PICTURE_PX, PICTURE_PX)
  await writeFile(file, await canvas.encode('png'))
  freeCanvas(canvas)
  process.stdout.write(`${one.number}\n`)
}

async function writePage(folder: string, cases: readonly Case[]): Promise<void> {
  const plaques = cases.map((one) => ({ file: fileOf(folder, one), lines: askCase(one).trimEnd().split('\n') }))
  const name = `page-${String(cases[0]?.number ?? 0).padStart(3, '0')}`
  await writeFile(join(folder, `${name}.png`), await layPage(plaques, { columns: PAGE_COLUMNS, sidePx: PICTURE_PX }))
  await writeFile(join(folder, `${name}.txt`), cases.map(askCase).join('\n'))
}

function askCase({ number, candidates }: Case): string {
  return `${number}\n${candidates.map((prompt, index) => `  ${letterOf(index)}  ${prompt}\n`).join('')}`
}
