import { type Raster, writePng } from '../engines/png.ts'
import { type Announcer, openAnnouncer } from './announcer.ts'
import { type Job, listTicks } from './job.ts'
import { runGraph, type SavedFile } from './run-graph.ts'
import type { Voices } from './voices.ts'

export interface Jobs {
  waiting: readonly Job[]
  running(): Job | null
  /** By id, as `/history` tells of them. */
  over: ReadonlyMap<string, object>
  add(job: Omit<Job, 'number' | 'ticks' | 'ran'>, isEndless: boolean): number
  remove(ids: readonly string[]): void
  interrupt(): void
  /** One tick further with what is drawn. */
  step(): void
  /** The server starts again: it remembers nothing. */
  forget(): void
}

interface Options {
  isNew: boolean
  /** Of each sampler. */
  ticks: number
  voices: Voices
  readFile(name: string): Raster
  writeFile(name: string, bytes: Buffer): void
}

export function openJobs({ isNew, ticks, voices, readFile, writeFile }: Options): Jobs {
  const announcer = openAnnouncer(voices, isNew)
  const waiting: Job[] = []
  const over = new Map<string, object>()
  let running: Job | null = null
  let count = 0

  const tellQueue = () => announcer.queue(waiting.length + (running === null ? 0 : 1))
  const end = (job: Job, [type, data]: Message, outputs: object) => {
    over.set(job.id, describeOver(job, { message: [type, data], outputs, isNew }))
    running = null
    announcer.end(job, type, data)
    tellQueue()
  }
  const finish = (job: Job) => {
    if (job.failure !== null) return end(job, failureOf(job.failure), {})
    const storedOutputs = job.outputs.filter((id) => !tellPictures(job, id, announcer))
    const outputs = Object.fromEntries(storedOutputs.map((id) => [id, save(job, id, writeFile)]))
    announcer.executed(job, outputs)
    end(job, ['execution_success', {}], outputs)
  }
  const begin = () => {
    running = waiting.shift() ?? null
    if (running !== null) announcer.begin(running)
  }

  return {
    waiting,
    over,
    running: () => running,
    add(job, isEndless) {
      count += 1
      const ran = isEndless ? null : runGraph(job.graph, readFile)
      waiting.push({ ...job, number: count, ran, ticks: listTicks(job.graph, ran, ticks) })
      tellQueue()
      return count
    },
    remove(ids) {
      for (const id of ids) {
        const place = waiting.findIndex((job) => job.id === id)
        if (place >= 0) waiting.splice(place, 1)
      }
      tellQueue()
    },
    interrupt() {
      if (running !== null) end(running, ['execution_interrupted', { node_id: '5', executed: [] }], {})
    },
    step() {
      if (running === null) begin()
      if (running === null) return
      const tick = running.ticks.shift()
      if (tick) announcer.tick(running, tick)
      if (running.ran !== null && running.ticks.length === 0) finish(running)
    },
    forget() {
      waiting.length = 0
      over.clear()
      running = null
    },
  }
}

type Message = [type: string, data: object]

function failureOf(exception_message: string): Message {
  return ['execution_error', { node_id: '5', exception_message, exception_type: 'RuntimeError' }]
}

function describeOver(
  { number, id, graph, extra, outputs: ids }: Job,
  { message, outputs, isNew }: { message: Message; outputs: object; isNew: boolean },
): object {
  const completed = message[0] === 'execution_success'
  const messages = [['execution_start', {}], message]
  const status = { status_str: completed ? 'success' : 'error', completed, messages }
  return { prompt: [number, id, graph, extra, ids], outputs, ...(isNew && { status, meta: {} }) }
}

/** Whether the output keeps nothing and tells its pictures over the socket, which they then are. */
function tellPictures(job: Job, node: string, announcer: Announcer): boolean {
  if (job.graph[node]?.class_type !== 'SaveImageWebsocket') return false
  for (const raster of job.ran?.pictures.get(node) ?? []) announcer.picture(job, node, writePng(raster))
  return true
}

/** What an output shows. */
function save({ ran, id }: Job, node: string, writeFile: Options['writeFile']): object {
  const words = ran?.words.get(node)
  if (words) return { tags: words }
  const files = ran?.clips.get(node)
  if (files) return saveFiles(files, `${id.slice(0, 8)}_${node}`, writeFile)
  const images = (ran?.pictures.get(node) ?? []).map((raster, index) => {
    const filename = `ComfyUI_temp_${id.slice(0, 8)}_${node}_${index}_.png`
    writeFile(`${filename} [temp]`, writePng(raster))
    return { filename, subfolder: '', type: 'temp' }
  })
  return { images }
}

function saveFiles(files: readonly SavedFile[], name: string, writeFile: Options['writeFile']): object {
  const lists: Record<string, object[]> = {}
  for (const { list, ending, bytes } of files) {
    const filename = `ComfyUI_${name}_.${ending}`
    writeFile(`video/${filename} [output]`, bytes)
    lists[list] = [...(lists[list] ?? []), { filename, subfolder: 'video', type: 'output' }]
  }
  return { ...lists, animated: [true] }
}
