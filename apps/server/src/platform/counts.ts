import { type CounterName, figures, type GaugeName, type HistogramName } from './figures.ts'

type Labels = Readonly<Record<string, string>>

/** What this process has counted and measured since its start. */
export interface Counts {
  /** `labels` tell kinds of one thing apart: `{ outcome: 'taken' }`. */
  add(name: CounterName, labels: Labels): void
  /** How many there are now. */
  set(name: GaugeName, value: number): void
  observe(name: HistogramName, labels: Labels, seconds: number): void
  /** In the order in which they first came. */
  list(): Count[]
}

export type Count =
  | { name: CounterName | GaugeName; labels: Labels; value: number }
  /** `counts` has one number for each bound, of what was above the one before and not above it; what was above all is in `count` alone. */
  | { name: HistogramName; labels: Labels; counts: number[]; count: number; sum: number }

export function openCounts(): Counts {
  const numbers = new Map<string, Extract<Count, { value: number }>>()
  const histograms = new Map<string, Extract<Count, { sum: number }>>()
  return {
    add(name, labels) {
      entry(numbers, [name, labels], () => ({ name, labels, value: 0 })).value += 1
    },
    set(name, value) {
      entry(numbers, [name, {}], () => ({ name, labels: {}, value })).value = value
    },
    observe(name, labels, seconds) {
      const { bounds } = figures[name]
      const of = entry(histograms, [name, labels], () => ({
        name,
        labels,
        counts: bounds.map(() => 0),
        count: 0,
        sum: 0,
      }))
      // Clocks of two machines may differ by more than something took.
      const measured = Math.max(0, seconds)
      const place = bounds.findIndex((bound) => measured <= bound)
      if (place >= 0) of.counts[place] = (of.counts[place] ?? 0) + 1
      of.count += 1
      of.sum += measured
    },
    list: () => [...numbers.values(), ...histograms.values()],
  }
}

function entry<Kept>(kept: Map<string, Kept>, id: [string, Labels], make: () => Kept): Kept {
  const key = JSON.stringify(id)
  const known = kept.get(key)
  if (known !== undefined) return known
  const made = make()
  kept.set(key, made)
  return made
}
