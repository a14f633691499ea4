import { percentile } from '../measure.ts'

export interface Row {
  what: string
  measured: number
  /** Undefined: only to be compared with. */
  goal?: number
  unit: 'ms' | 's' | 'KB' | 'MB' | 'fps' | ''
  /** More is better. */
  isAtLeast?: boolean
}

/** Whether every row printed so far met its goal is for the reader to see: those that did not begin with a cross. */
export function show({ what, measured, goal, unit, isAtLeast = false }: Row): void {
  const isMissed = goal !== undefined && (isAtLeast ? measured < goal : measured > goal)
  const bound = goal === undefined ? '' : `${isAtLeast ? 'at least' : 'at most'} ${say(goal, unit)}`
  const cells = [what.padEnd(66), say(measured, unit).padStart(10), bound]
  console.log(`${isMissed ? '✗' : ' '} ${cells.join('  ')}`.trimEnd())
}

const DIGITS = { ms: 0, s: 2, KB: 1, MB: 1, fps: 1, '': 0 }

function say(value: number, unit: Row['unit']): string {
  const digits = unit === '' && value < 1 ? 3 : DIGITS[unit]
  return `${value.toFixed(digits)} ${unit}`.trim()
}

export const median = (values: readonly number[]) => percentile(values, 0.5)
export const p95 = (values: readonly number[]) => percentile(values, 0.95)
