import { expandPrompt } from '@easel/prompt/expand-prompt'
import { report, spread, timeMs } from './measure.ts'

const FORTY = 'a {red, grey, white, brown, black} {fox {cub, cat}, dog, owl} in {ink, oil --ar 3:2}'
const ROUNDS = 200
const prompts = [
  ['40 drawings from the braces of a short prompt', FORTY],
  ['the same of 6,000 characters', `${FORTY} ${'in the snow '.repeat(490)}`],
  ['the same of 980 parameters', `${FORTY} ${'--c 5 '.repeat(980)}`],
] as const

for (const [what, prompt] of prompts) {
  const runsMs: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    runsMs.push(await timeMs(() => Promise.resolve(expandPrompt(prompt))))
  }
  const { drawings } = expandPrompt(prompt)
  if (drawings.length !== 40) throw new Error(`${drawings.length} drawings`)
  report(what, spread(runsMs, inParts), 'of words p95 at most 5 ms')
}

function inParts(ms: number): string {
  return `${ms.toFixed(2)} ms`
}
