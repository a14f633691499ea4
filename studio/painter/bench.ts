import { parseArgs } from 'node:util'
import { reportClips } from './bench/report-clips.ts'
import { reportCoverage } from './bench/report-coverage.ts'
import { reportSeen } from './bench/report-seen.ts'
import { reportSpeed } from './bench/report-speed.ts'
import { reportVariety } from './bench/report-variety.ts'

/**
 * How much of what people write is drawn and seen, what a grid and a clip cost and how different its four pictures are; figures, nothing passes or fails.
 * Run: npm run bench:painter -- [--side 768] [coverage] [seen] [speed] [clips] [variety]
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { side: { type: 'string', default: '768' } },
})
const isWanted = (part: string) => positionals.length === 0 || positionals.includes(part)
const print = (line: string) => process.stdout.write(`${line}\n`)
if (isWanted('coverage')) reportCoverage(print)
if (isWanted('variety')) reportVariety(print)
if (isWanted('seen')) reportSeen(print)
if (isWanted('speed')) await reportSpeed(Number(values.side), print)
if (isWanted('clips')) await reportClips(Number(values.side), print)
