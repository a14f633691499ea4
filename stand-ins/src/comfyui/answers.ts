import { randomUUID } from 'node:crypto'
import type { EngineFault } from '../engines/faults.ts'
import { type HostAnswer, type HostRequest, json } from '../engines/host.ts'
import { checkGraph, type Graph, listOutputs } from './check-graph.ts'
import type { FileStore } from './files.ts'
import type { Job } from './job.ts'
import type { Jobs } from './jobs.ts'
import { mayAsk } from './may-ask.ts'
import { describeNode, type NodeInfo } from './node-info.ts'
import { spoilFile, spoilOutputs } from './spoil.ts'
import type { StandInOptions, Submission } from './settings.ts'
import { readForm } from './read-form.ts'

interface Desk {
  options: StandInOptions
  nodes: Readonly<Record<string, NodeInfo>>
  files: FileStore
  jobs: Jobs
  state: { failure: string | null; submissions: Submission[]; stops: string[] }
  nameOf(path: string): string
}

type Answer = (request: HostRequest, fault: EngineFault | undefined) => HostAnswer

const SAME_ID = '11111111-1111-4111-8111-111111111111'
const NOTHING: HostAnswer = { status: 200, type: 'text/plain', body: Buffer.alloc(0) }
const nothingAt = (status: number): HostAnswer => ({ ...NOTHING, status })

export function openAnswers(desk: Desk): Answer {
  const answers: Record<string, Answer> = {
    models: () => json(['checkpoints', 'configs', 'loras', 'vae']),
    system_stats: () => json(describeSystem(desk.options)),
    object_info: ({ path }) => json(describeNodes(desk, path)),
    prompt: ({ body }) => take(desk, body),
    history: (request, fault) => tellHistory(desk, request, fault),
    queue: (request) => (request.method === 'POST' ? removeQueued(desk, request) : json(describeQueue(desk.jobs))),
    interrupt: (request) => interrupt(desk, request),
    jobs: (request) => cancelJob(desk, request),
    upload: (request) => upload(desk, request),
    view: (request, fault) => view(desk, request, fault),
  }
  return (request, fault) => {
    const name = desk.nameOf(request.path)
    const refusal = mayAsk(request.headers, desk.options.key)
    if (refusal !== null) return nothingAt(refusal)
    const answer = desk.options.lacks?.includes(name) ? undefined : answers[name]
    return answer === undefined ? nothingAt(404) : answer(request, fault)
  }
}

function describeSystem({ argv = ['main.py'], version = '0.3.75' }: StandInOptions): object {
  return { system: { os: 'posix', comfyui_version: version, argv }, devices: [{ name: 'cuda:0', type: 'cuda' }] }
}

function describeNodes({ nodes, options }: Desk, path: string): object {
  const nodeName = decodeURIComponent(path.replace(/^(\/api)?\/object_info\/?/, ''))
  const named = Object.entries(nodes).filter(([name]) => nodeName === '' || name === nodeName)
  return Object.fromEntries(named.map(([name, node]) => [name, describeNode(name, node, options.age !== 'old')]))
}

interface PromptBody {
  prompt: Graph
  prompt_id?: string
  client_id?: string
  extra_data?: Record<string, unknown>
}

function take({ options, nodes, files, jobs, state }: Desk, body: Buffer): HostAnswer {
  const { prompt: graph, prompt_id, client_id, extra_data = {} } = JSON.parse(body.toString('utf8')) as PromptBody
  const invalid = checkGraph(graph, { nodes, hasFile: (name) => files.read(name) !== null })
  if (invalid !== null) return json(invalid, 400)
  const own = options.age === 'old' ? undefined : prompt_id
  const id = options.sameIds ? SAME_ID : (own ?? randomUUID())
  const extra = { ...extra_data, ...(client_id !== undefined && { client_id }) }
  state.submissions.push({ id, graph, clientId: client_id ?? null })
  const number = jobs.add({ id, graph, extra, outputs: listOutputs(graph, nodes), failure: state.failure }, false)
  state.failure = null
  return json({ prompt_id: id, number, node_errors: {} })
}

function tellHistory({ jobs }: Desk, { path, query }: HostRequest, fault: EngineFault | undefined): HostAnswer {
  const id = decodeURIComponent(path.split('/history/')[1] ?? '')
  const all = [...jobs.over]
  const most = Number(query.get('max_items') ?? all.length)
  const listed = id === '' ? all.slice(-most) : all.filter(([one]) => one === id)
  jobs.step()
  return json(Object.fromEntries(listed.map(([one, entry]) => [one, spoilOutputs(entry, fault)])))
}

function describeQueue(jobs: Jobs): object {
  const describe = ({ number, id, graph, extra, outputs }: Job) => [number, id, graph, extra, outputs]
  const running = jobs.running()
  return { queue_running: running ? [describe(running)] : [], queue_pending: jobs.waiting.map(describe) }
}

function removeQueued({ jobs, state }: Desk, { body }: HostRequest): HostAnswer {
  const { delete: ids = [] } = JSON.parse(body.toString('utf8')) as { delete?: string[] }
  state.stops.push('queue')
  jobs.remove(ids)
  return NOTHING
}

/** A server of old stops whatever it is at. */
function interrupt({ options, jobs, state }: Desk, { body }: HostRequest): HostAnswer {
  const { prompt_id } = (body.length > 0 ? JSON.parse(body.toString('utf8')) : {}) as { prompt_id?: string }
  state.stops.push('interrupt')
  const isMeant = options.age === 'old' || prompt_id === undefined || jobs.running()?.id === prompt_id
  if (isMeant) jobs.interrupt()
  return NOTHING
}

function cancelJob({ options, jobs, state }: Desk, { path }: HostRequest): HostAnswer {
  const id = decodeURIComponent(path.split('/').at(-2) ?? '')
  if (options.age === 'old') return nothingAt(404)
  state.stops.push('jobs')
  if (jobs.running()?.id === id) jobs.interrupt()
  else if (jobs.waiting.some((job) => job.id === id)) jobs.remove([id])
  else return json({ error: 'Job not found' }, 404)
  return json({ cancelled: true })
}

function upload({ files }: Desk, { headers, body }: HostRequest): HostAnswer {
  const form = readForm(headers['content-type'] ?? '', body)
  const image = form.get('image')
  const field = (name: string) => form.get(name)?.bytes.toString('utf8')
  if (!image?.filename) return nothingAt(400)
  const [subfolder = '', type = 'input'] = [field('subfolder'), field('type')]
  if (`${subfolder}/${image.filename}`.includes('..')) return nothingAt(400)
  files.upload({ subfolder, filename: image.filename, type, bytes: image.bytes })
  return json({ name: image.filename, subfolder, type })
}

function view({ files }: Desk, { query }: HostRequest, fault: EngineFault | undefined): HostAnswer {
  const [filename = '', subfolder = '', type = 'output'] = ['filename', 'subfolder', 'type'].map(
    (name) => query.get(name) ?? undefined,
  )
  const bytes = files.read(`${subfolder}/${filename} [${type}]`)
  const spoiled = bytes === null ? null : spoilFile(bytes, fault)
  return spoiled === null ? nothingAt(404) : { status: 200, type: 'image/png', body: spoiled }
}
