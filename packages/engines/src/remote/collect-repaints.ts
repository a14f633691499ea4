import type { Repaint, Repainter } from '../emulate.ts'

/** Collect the repaint jobs of a verb in order, without running them. */
export function collectRepaints(count: number, draw: (repaint: Repainter) => Promise<unknown>): Promise<Repaint[]> {
  return new Promise((resolve, reject) => {
    const jobs: Repaint[] = []
    const note: Repainter = (job) => {
      jobs.push(job)
      if (jobs.length === count) resolve(jobs)
      return new Promise<never>(() => undefined)
    }
    draw(note).catch(reject)
  })
}
