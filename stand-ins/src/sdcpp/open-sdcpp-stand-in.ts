import { type EngineFault, type Faults, openFaults, spoil } from '../engines/faults.ts'
import { type HostAnswer, type HostRequest, json, openHost } from '../engines/host.ts'
import { describeServer, type Offer } from './describe-server.ts'
import { drawJob, type JobBody, readJobBody } from './draw-job.ts'

interface StandInOptions extends Partial<Offer> {
  /** 0, as without it: any free one. */
  port?: number
  /** Looks at the job that is drawn until it is done. */
  steps?: number
  queueSize?: number
  /** Gives every job the same id. */
  sameIds?: boolean
  lacks?: readonly string[]
}

/** External behaviour of stable-diffusion.cpp's server, controlled by tests. */
export interface SdCppStandIn {
  baseUrl: string
  faults: Faults
  /** What was taken, oldest first. */
  submissions: readonly JobBody[]
  /** Ids of jobs that were called off in time. */
  cancelled: readonly string[]
  /** As long after the end as results are kept. */
  expireAll(): void
  failNext(message: string): void
  /** One step further with the job that is drawn: done by each look at any job, too. */
  step(): void
  close(): Promise<void>
}

interface Job {
  id: string
  body: JobBody
  status: 'queued' | 'generating' | 'completed' | 'failed' | 'cancelled'
  stepsLeft: number
  message: string | null
  isExpired: boolean
}

export async function openSdCppStandIn(options: StandInOptions = {}): Promise<SdCppStandIn> {
  const { port = 0, steps = 2, queueSize = 64, sameIds = false, lacks = [] } = options
  const offer: Offer = { maxBatchCount: 8, cancelsGenerating: false, tilesPictures: true, loras: [], ...options }
  const faults = openFaults()
  const jobs: Job[] = []
  const submissions: JobBody[] = []
  const cancelled: string[] = []
  let failing: string | null = null

  const take = (request: HostRequest): HostAnswer => {
    const open = jobs.filter(({ status }) => status === 'queued' || status === 'generating')
    if (open.length >= queueSize) return json({ error: 'job queue is full' }, 429)
    const body = readJobBody(request.body)
    if (body.lora.some(({ path }) => !offer.loras.includes(path))) return json({ error: 'invalid lora' }, 400)
    submissions.push(body)
    const id = sameIds ? 'job_1' : `job_${jobs.length + 1}`
    jobs.push({ id, body, status: 'queued', stepsLeft: steps, message: failing, isExpired: false })
    failing = null
    return json({ id, kind: 'img_gen', status: 'queued', created: 1, poll_url: `/sdcpp/v1/jobs/${id}` }, 202)
  }
  const show = (id: string, fault: EngineFault | undefined): HostAnswer => {
    const job = jobs.find((one) => one.id === id)
    if (!job) return json({ error: 'job not found' }, 404)
    if (job.isExpired) return json({ error: 'job expired' }, 410)
    const answer = json(describe(job, jobs, fault))
    step(jobs)
    return answer
  }
  const cancel = (id: string): HostAnswer => {
    const job = jobs.find((one) => one.id === id)
    if (job?.status === 'generating' && !offer.cancelsGenerating) return json({ error: 'job is generating' }, 409)
    if (job?.status === 'queued' || job?.status === 'generating') {
      job.status = 'cancelled'
      cancelled.push(id)
    }
    return job ? json(describe(job, jobs, undefined)) : json({ error: 'job not found' }, 404)
  }

  const host = await openHost(
    port,
    ({ path }) => faults.take(nameOf(path)),
    async (request, fault) => {
      const call = nameOf(request.path)
      if (lacks.includes(call)) return json({ error: 'Not Found' }, 404)
      const id = decodeURIComponent(request.path.split('/')[4] ?? '')
      if (call === 'capabilities') return json(describeServer(offer))
      if (call === 'models') return json({ data: [{ id: 'sd-cpp-local', object: 'model', owned_by: 'local' }] })
      if (call === 'img_gen') return take(request)
      return call === 'cancel' ? cancel(id) : show(id, fault)
    },
  )

  return {
    baseUrl: host.baseUrl,
    faults,
    submissions,
    cancelled,
    expireAll: () => jobs.forEach((job) => (job.isExpired = true)),
    failNext: (message) => (failing = message),
    step: () => step(jobs),
    close: host.close,
  }
}

/** `capabilities`, `img_gen`, `job` or `cancel`; `models` is of another family of calls. */
function nameOf(path: string): string {
  if (path === '/v1/models') return 'models'
  const [, , , room = '', , act] = path.split('/')
  return room === 'jobs' ? (act ?? 'job') : room
}

/** One job is drawn at a time, in the order of asking. */
function step(jobs: readonly Job[]): void {
  const job = jobs.find(({ status }) => status === 'generating') ?? jobs.find(({ status }) => status === 'queued')
  if (!job) return
  job.status = 'generating'
  job.stepsLeft -= 1
  if (job.stepsLeft <= 0) job.status = job.message === null ? 'completed' : 'failed'
}

function describe(job: Job, jobs: readonly Job[], fault: EngineFault | undefined): object {
  const { id, status, message, body } = job
  const images = status === 'completed' ? spoil(drawJob(body), fault) : []
  return {
    id,
    kind: 'img_gen',
    status,
    created: 1,
    started: status === 'queued' ? null : 2,
    completed: status === 'completed' ? 3 : null,
    queue_position: jobs.filter((one) => one.status === 'queued').indexOf(job) + 1,
    // The newest first: the index says which is which.
    result:
      status === 'completed'
        ? { output_format: 'png', images: images.map((b64_json, index) => ({ index, b64_json })).reverse() }
        : null,
    error: status === 'failed' ? { code: 'generation_failed', message } : null,
  }
}
