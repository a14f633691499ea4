import { fillRaster, writePng } from '../engines/png.ts'

interface Job {
  stepsLeft: number
  steps: number
  timestamp: string
  preview: Buffer
  finish(): void
}

/** The server's one lock: whoever holds it is what `/progress` speaks of. */
export interface Lock {
  /** Ends after so many steps, or an interrupt. */
  hold(steps: number, preview: Buffer): Promise<void>
  step(): void
  interrupt(): void
  beginStrangersJob(): () => void
  describe(isPictureWanted: boolean): object
  mostWaiting(): number
}

export function openLock(): Lock {
  const queue: Job[] = []
  let jobCount = 0
  let most = 0

  const finish = (job: Job) => {
    const place = queue.indexOf(job)
    if (place >= 0) queue.splice(place, 1)
    job.finish()
    settle()
  }
  /** Jobs without steps end as soon as they are on. */
  const settle = () => {
    const [first] = queue
    if (first && first.stepsLeft <= 0) finish(first)
  }
  const enter = (stepsOfJob: number, preview: Buffer, done: () => void): Job => {
    jobCount += 1
    const job = {
      stepsLeft: stepsOfJob,
      steps: stepsOfJob,
      timestamp: `2026110112000${jobCount}`,
      preview,
      finish: done,
    }
    queue.push(job)
    most = Math.max(most, queue.length)
    settle()
    return job
  }
  return {
    hold: (stepsOfJob, preview) => new Promise<void>((resolve) => enter(stepsOfJob, preview, resolve)),
    step() {
      const [job] = queue
      if (!job) return
      job.stepsLeft -= 1
      settle()
    },
    interrupt() {
      const [job] = queue
      if (job) finish(job)
    },
    beginStrangersJob() {
      const job = enter(Number.POSITIVE_INFINITY, writePng(fillRaster(8, 8, () => [255, 0, 0])), () => undefined)
      return () => finish(job)
    },
    describe: (isPictureWanted) => describeJob(queue[0], isPictureWanted),
    mostWaiting: () => most,
  }
}

function describeJob(job: Job | undefined, isPictureWanted: boolean): object {
  const share = job && Number.isFinite(job.steps) ? 1 - job.stepsLeft / Math.max(1, job.steps) : 0.5
  return {
    progress: job ? share : 0,
    eta_relative: 0,
    state: { job: job ? 'scripts_txt2img' : '', job_count: job ? 1 : 0, job_timestamp: job?.timestamp ?? '0' },
    current_image: job && isPictureWanted ? job.preview.toString('base64') : null,
    textinfo: null,
  }
}
