import { parseArgs } from 'node:util'
import { reportCoverage } from './bench/report-coverage.ts'
import { reportSpeed } from './bench/report-speed.ts'
import { reportVariety } from './bench/report-variety.ts'

/**
 * How much of what people write is drawn, what a grid costs and how different its four pictures are; figures, nothing passes or fails.
 * Run: npm run bench:painter -- [--side 768] [coverage] [speed] [variety]
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { side: { type: 'string', default: '768' } },
})
const isWanted = (part: string) => positionals.length === 0 || positionals.includes(part)
const print = (line: string) => process.stdout.write(`${line}\n`)
if (isWanted('coverage')) reportCoverage(print)
if (isWanted('variety')) reportVariety(print)
if (isWanted('speed')) await reportSpeed(Number(values.side), print)
