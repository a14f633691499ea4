import type { Outcome } from '../../platform/run-command.ts'
import type { Pass } from '../migration.ts'
import type { PlannedChange, UpgradePlan } from './plan-upgrade.ts'

const WORDS: Readonly<Record<Pass['does'], string>> = {
  fill: 'writes every row once, in small batches',
  index: 'makes an index',
  check: 'checks every row',
}
const MB = 1024 * 1024
/** Less is no matter of room. */
const LARGE = 256 * MB

/** The plan as an operator reads it; well is what the next start can do. */
export function writePlan(plan: UpgradePlan): Outcome {
  if (plan.state === 'unmade')
    return { text: 'The database is empty: the next start makes everything, at once.', isWell: true }
  if (plan.state === 'newer') {
    const text = `A newer release has changed this database (${plan.unknown.join(', ')}): this one does not start. Start that release, or restore a backup of this one.`
    return { text, isWell: false }
  }
  if (plan.changes.length === 0)
    return { text: 'The next start changes nothing: the database is up to date.', isWell: true }
  return { text: writeChanges(plan.changes), isWell: true }
}

function writeChanges(changes: readonly PlannedChange[]): string {
  const widest = Math.max(...changes.map(({ name }) => name.length))
  const total = changes.reduce((sum, { seconds }) => sum + seconds, 0)
  const filled = changes.flatMap(({ work }) => (work?.does.includes('fill') && work.bytes >= LARGE ? [work] : []))
  const losses = changes.flatMap(({ name, loses }) => (loses === null ? [] : [`${name} cannot be undone: ${loses}`]))
  return [
    `The next start makes ${changes.length} ${changes.length === 1 ? 'change' : 'changes'}, which takes ${sayTime(total)}:`,
    ...changes.map(({ name, work, seconds }) => `  ${name.padEnd(widest)}  ${sayWork(work, seconds)}`),
    ...filled.map(
      ({ table, bytes }) =>
        `Room: ${table} takes ${sayBytes(bytes)} now, and up to as much again until PostgreSQL has cleared up after it.`,
    ),
    ...(losses.length > 0 ? losses : ['Nothing that is there is lost by it.']),
    'Servers of the release before may run until the new ones serve. None of them starts again afterwards: the way back is a backup of before.',
  ].join('\n')
}

function sayWork(work: PlannedChange['work'], seconds: number): string {
  if (!work) return 'at once'
  const does = [...new Set(work.does)].map((one) => WORDS[one]).join(', ')
  return `${sayTime(seconds)}: ${work.table} has about ${Math.round(work.rows).toLocaleString('en-US')} rows; it ${does}`
}

function sayTime(seconds: number): string {
  if (seconds < 2) return 'a moment'
  if (seconds < 120) return `about ${Math.ceil(seconds)} seconds`
  if (seconds < 7_200) return `about ${Math.ceil(seconds / 60)} minutes`
  return `about ${Math.ceil(seconds / 3_600)} hours`
}

function sayBytes(bytes: number): string {
  return bytes < 1024 * MB ? `${Math.ceil(bytes / MB)} MB` : `${(bytes / 1024 / MB).toFixed(1)} GB`
}
