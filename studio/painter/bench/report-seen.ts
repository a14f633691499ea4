import { LOOK_PROMPTS } from './look-prompts.ts'
import { measureSeen } from './measure-seen.ts'
import { planPrompt } from './paint-grid.ts'

/** Prints how many named things are missing without being confessed, and confessed though they are there, by pixels. */
export function reportSeen(print: (line: string) => void): void {
  const things = LOOK_PROMPTS.flatMap((prompt, index) => {
    const recipes = planPrompt(prompt, 5000 + (index + 1) * 13)
    const recipe = recipes[(index + 1) % recipes.length]
    return recipe === undefined
      ? []
      : measureSeen(recipe).map((thing) => ({ ...thing, prompt: `${index + 1}. ${prompt}` }))
  })
  const missing = things.filter(({ isSeen, isConfessed }) => !isSeen && !isConfessed)
  const wronged = things.filter(({ isSeen, isConfessed }) => isSeen && isConfessed)
  for (const [kind, list] of [
    ['missing', missing],
    ['confessed', wronged],
  ] as const) {
    for (const { word, share, prompt } of list)
      print(`${kind.padEnd(10)} ${word.padEnd(16)} ${(share * 100).toFixed(2).padStart(6)} %   ${prompt}`)
  }
  const percent = (count: number) => `${((count * 100) / Math.max(1, things.length)).toFixed(1)} %`
  print(
    `seen      ${things.length} named things; missing and not confessed ${missing.length} (${percent(missing.length)}), confessed though seen ${wronged.length} (${percent(wronged.length)})\n`,
  )
}
