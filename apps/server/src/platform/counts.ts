/** Counters of events since the start of this process. */
export interface Counts {
  /** `labels` tell kinds of one thing apart: `{ outcome: 'taken' }`. */
  add(name: string, labels: Readonly<Record<string, string>>): void
  list(): Count[]
}

export interface Count {
  name: string
  labels: Readonly<Record<string, string>>
  value: number
}

export function openCounts(): Counts {
  const counts = new Map<string, Count>()
  return {
    add(name, labels) {
      const key = JSON.stringify([name, labels])
      const count = counts.get(key)
      if (count) count.value += 1
      else counts.set(key, { name, labels, value: 1 })
    },
    list: () => [...counts.values()],
  }
}
