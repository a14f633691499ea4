import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { scoreAnswers } from './score-answers.ts'
import { writeKit } from './write-kit.ts'

/**
 * The blind test: a hundred pictures, each with eight prompts of which one painted it.
 * Run: npm run painter:blind -- [--seed 1] [--folder pictures/blind], then again with [--answers file].
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    folder: { type: 'string', default: 'pictures/blind' },
    answers: { type: 'string' },
  },
})
if (values.answers === undefined) await writeKit(values.folder, Number(values.seed))
else await printScores(values.answers, `${values.folder}-key.json`)

async function printScores(answersFile: string, keyFile: string): Promise<void> {
  const scores = scoreAnswers(await readFile(answersFile, 'utf8'), JSON.parse(await readFile(keyFile, 'utf8')))
  for (const { slice, right, asked, interval } of scores) {
    const [low, high] = interval.map((share) => `${Math.round(share * 100)} %`)
    process.stdout.write(
      `${slice.padEnd(8)} ${right} of ${asked}  ${Math.round((right / asked) * 100)} % (${low} to ${high})\n`,
    )
  }
}
