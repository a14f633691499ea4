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
  print('templates   distance   of a grid at 96 px, OKLab in 12 by 12 cells')
  for (const { prompt, templates, distance } of [...rows].sort((a, b) => a.distance - b.distance)) {
    print(`${templates.toString().padStart(9)} ${distance.toFixed(3).padStart(10)}   ${prompt}`)
  }
  const few = rows.filter(({ templates }) => templates < WANTED_TEMPLATES).length
  const mean = rows.reduce((sum, { distance }) => sum + distance, 0) / rows.length
  print(`mean ${mean.toFixed(3)}; ${few} of ${rows.length} grids with fewer than ${WANTED_TEMPLATES} templates\n`)
}
