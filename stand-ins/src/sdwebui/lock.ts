import { fillRaster, writePng } from '../engines/png.ts'

/** What is asked of the server's one thread. */
export interface Work {
  /** As `state.job` says it: `scripts_txt2img`, `task(…)` of somebody at the page. Null: the page's, without a number. */
  name: string | null
  steps: number
  /** `n_iter`: from the second step on the job is named after the round. */
  rounds?: number
  preview: Buffer
}

interface Job extends Required<Work> {
  stepsLeft: number
  /** Of its begin; empty while it waits. */
  timestamp: string
  finish(): void
}

/** The server's single lock; its holder is what `/progress` reports. */
export interface Lock {
  /** Ends after so many steps, or an interrupt. */
  hold(work: Work): Promise<void>
  step(): void
  interrupt(): void
  /** Red; ends when called back. */
  beginStrangersJob(wish?: Partial<Work>): () => void
  describe(isPictureWanted: boolean): object
  mostWaiting(): number
  /** Names of the jobs that an interrupt met. */
  interrupted: readonly (string | null)[]
}

/**
 * @param names How jobs are called: `unknown` and `none` as versions before 1.6 did
 * @param lingers Steps that a job still makes after an interrupt
 */
export function openLock({ names, lingers }: { names: 'own' | 'unknown' | 'none'; lingers: number }): Lock {
  const queue: Job[] = []
  const interrupted: (string | null)[] = []
  let begun = 0
  let most = 0

  const finish = (job: Job) => {
    const place = queue.indexOf(job)
    if (place >= 0) queue.splice(place, 1)
    job.finish()
    settle()
  }
  /** The next one begins, which forgets an interrupt; jobs without steps end as soon as they are on. */
  const settle = () => {
    const [first] = queue
    if (!first) return
    if (first.timestamp === '') first.timestamp = String(20261101120000 + (begun += 1))
    if (first.stepsLeft <= 0) finish(first)
  }
  const enter = (work: Work, done: () => void): Job => {
    const job = { rounds: 1, ...work, stepsLeft: work.steps, timestamp: '', finish: done }
    queue.push(job)
    most = Math.max(most, queue.length)
    settle()
    return job
  }
  return {
    hold: (work) => new Promise<void>((resolve) => enter(work, resolve)),
    step() {
      const [job] = queue
      if (!job) return
      job.stepsLeft -= 1
      settle()
    },
    interrupt() {
      const [job] = queue
      if (!job) return
      interrupted.push(job.name)
      job.stepsLeft = Math.min(job.stepsLeft, lingers)
      settle()
    },
    beginStrangersJob(wish) {
      const preview = writePng(fillRaster(8, 8, () => [255, 0, 0]))
      const job = enter({ name: 'task(a1b2)', steps: Number.POSITIVE_INFINITY, preview, ...wish }, () => undefined)
      return () => finish(job)
    },
    describe: (isPictureWanted) => describeJob(queue[0], names, isPictureWanted),
    mostWaiting: () => most,
    interrupted,
  }
}

function describeJob(job: Job | undefined, names: 'own' | 'unknown' | 'none', isPictureWanted: boolean): object {
  if (!job) return { progress: 0, state: { job: '', job_count: 0, job_timestamp: '0' }, current_image: null }
  const share = Number.isFinite(job.steps) ? 1 - job.stepsLeft / Math.max(1, job.steps) : 0.5
  return {
    progress: share,
    eta_relative: 0,
    state: { job: nameOf(job, names, share), job_count: job.rounds, job_timestamp: job.timestamp },
    current_image: isPictureWanted ? job.preview.toString('base64') : null,
    textinfo: null,
  }
}

function nameOf({ name, rounds }: Job, names: 'own' | 'unknown' | 'none', share: number): string | null {
  if (rounds > 1 && share > 0) return `Batch ${Math.min(rounds, 1 + Math.floor(share * rounds))} out of ${rounds}`
  if (names === 'own') return name
  return names === 'unknown' ? '(unknown)' : ''
}
