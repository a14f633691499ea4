import { measureVariety } from './measure-variety.ts'
import { SHEET_PROMPTS } from './sheet-prompts.ts'

/** Of the sheet's prompts every so many are painted. */
const EVERY = 5
/** A grid holds at least so many composition templates. */
const WANTED_TEMPLATES = 3

/** Prints how far the four of a grid are apart, the nearest first. */
export function reportVariety(print: (line: string) => void): void {
  const prompts = SHEET_PROMPTS.filter((_prompt, index) => index % EVERY === 0)
  const rows = prompts.map((prompt, index) => ({ prompt, ...measureVariety(prompt, 500 + index) }))
  print('templates   distance   nearest   of a grid at 48 px, OKLab in 12 by 12 cells')
  for (const { prompt, templates, distance, nearest } of [...rows].sort((a, b) => a.nearest - b.nearest)) {
    const figures = [distance, nearest].map((figure) => figure.toFixed(3).padStart(10)).join('')
    print(`${templates.toString().padStart(9)} ${figures}   ${prompt}`)
  }
  const few = rows.filter(({ templates }) => templates < WANTED_TEMPLATES).length
  const mean = rows.reduce((sum, { distance }) => sum + distance, 0) / rows.length
  print(`mean ${mean.toFixed(3)}; ${few} of ${rows.length} grids with fewer than ${WANTED_TEMPLATES} templates\n`)
}
