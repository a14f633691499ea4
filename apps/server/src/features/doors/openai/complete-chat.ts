import type { Task } from '@easel/contract/drawing'
import { followTask } from '../follow-task.ts'
import type { DoorDeps, ProgramAnswer, ProgramCall } from '../open-door.ts'
import { isChore, writeMarkdown } from './chat-rules.ts'
import { drawPictures, listDrawn, orderPictures } from './draw-pictures.ts'
import { getModel } from './list-models.ts'
import { readChat } from './read-chat.ts'
import { type Fields, readFields, readSize, readSwitch, readWhole } from './read-fields.ts'
import { COUNT } from './read-request.ts'
import { type EventStream, streamEvents } from './stream-events.ts'
import { takePictures } from './take-pictures.ts'
import { secondsOf } from './view-pictures.ts'

/**
 * Draw what was said last, and answer with Markdown. Streamed, the progress comes as `reasoning_content` on the way.
 *
 * @throws Refusal not_found for every model that does not draw, and as `submitPictures`
 */
export async function completeChat(deps: DoorDeps, call: ProgramCall): Promise<ProgramAnswer> {
  const fields = readFields(call)
  const model = getModel(deps, fields['model'])
  const { words, images } = readChat(call, fields)
  const count = readWhole(fields, 'n', COUNT)
  const request = { model, words, count, ratio: readSize(fields) }
  const isStreamed = readSwitch(fields, 'stream')
  const chat = { head: headOf(deps, model.name), count, sharesUsage: wantsUsage(fields) }
  if (isChore(words)) return isStreamed ? streamChat(deps, call, { ...chat, ordered: [] }) : viewChat(chat, [], '')
  const taken = images.length > 0 ? await takePictures(deps, call, { images, mask: null }) : undefined
  const ordered = await orderPictures(deps, call, request, taken)
  if (isStreamed) return streamChat(deps, call, { ...chat, ordered })
  const drawn = (await drawPictures(deps, call, ordered)).slice(0, count)
  return viewChat(chat, ordered, markdownOf(call, drawn))
}

interface Head {
  id: string
  created: number
  model: string
}

interface ChatAnswer {
  head: Head
  count: number
  /** Whether a stream ends with what it cost. */
  sharesUsage: boolean
}

function viewChat({ head }: ChatAnswer, ordered: readonly Task[], content: string): ProgramAnswer {
  const message = { role: 'assistant', content, refusal: null }
  const choices = [{ index: 0, message, logprobs: null, finish_reason: 'stop' }]
  return { json: { ...head, object: 'chat.completion', choices, usage: usageOf(ordered) } }
}

function streamChat(
  deps: DoorDeps,
  call: ProgramCall,
  { head, count, sharesUsage, ordered }: ChatAnswer & { ordered: readonly Task[] },
): ProgramAnswer {
  return streamEvents(deps, call, async (events) => {
    const say = (delta: object, finish_reason: 'stop' | null = null) =>
      events.send({ ...head, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] })
    say({ role: 'assistant', content: '' })
    if (ordered.length > 0) {
      const ended = await Promise.all(ordered.map((task) => tellProgress(deps, call, { task, say })))
      if (call.signal.aborted) return
      say({ content: markdownOf(call, listDrawn(ended).slice(0, count)) })
    }
    say({}, 'stop')
    if (sharesUsage) sayUsage(events, head, ordered)
  })
}

function sayUsage(events: EventStream, head: Head, ordered: readonly Task[]): void {
  events.send({ ...head, object: 'chat.completion.chunk', choices: [], usage: usageOf(ordered) })
}

async function tellProgress(
  deps: DoorDeps,
  call: ProgramCall,
  { task, say }: { task: Task; say: (delta: object) => void },
): Promise<Task> {
  let last = task
  let said = -1
  for await (const { task: next } of followTask(deps, call, task.id)) {
    last = next
    if (next.status === 'IN_PROGRESS' && next.progress > said) say({ reasoning_content: `${next.progress} %\n` })
    said = Math.max(said, next.progress)
  }
  return last
}

const markdownOf = ({ siteUrl }: ProgramCall, drawn: ReturnType<typeof listDrawn>) =>
  writeMarkdown(drawn.map(({ url, task }) => ({ address: siteUrl + url, task })))

function headOf({ newId, clock }: DoorDeps, model: string): Head {
  return { id: `chatcmpl-${newId()}`, created: secondsOf(clock.now()), model }
}

function wantsUsage({ stream_options }: Fields): boolean {
  return typeof stream_options === 'object' && stream_options !== null && 'include_usage' in stream_options
}

/** Credits stand where others count tokens. */
function usageOf(ordered: readonly Task[]) {
  const credits = ordered.reduce((sum, { cost }) => sum + cost, 0)
  return { prompt_tokens: 0, completion_tokens: credits, total_tokens: credits }
}
