import { measureCoverage } from './measure-coverage.ts'

const KINDS = ['english', 'simplified', 'traditional'] as const
/** Words that are told of, most frequent first. */
const TOLD = 12

/** The share of content words of three hundred prompts that change something in the picture. */
export function reportCoverage(print: (line: string) => void): void {
  for (const kind of KINDS) {
    const { share, words } = measureCoverage([kind])
    print(`coverage  ${kind.padEnd(12)} ${Math.round(share * 100)} % of ${words} words`)
  }
  const missing = measureCoverage().missing.slice(0, TOLD)
  print(`coverage  not drawn: ${missing.map(([word, count]) => `${word} ${count}`).join(', ')}`)
}
