import type { Task } from '@easel/contract/drawing'
import { THUMBNAIL_WIDTHS } from '@easel/contract/limits'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { listProgramTasks, type ProgramTask } from '../../drawing/gate.ts'
import { readFile } from '../../media/gate.ts'
import { waitForEnd } from '../wait-for-end.ts'
import { isEnded, progressOf } from './rules.ts'
import type { ToolCall } from './run-tool.ts'
import { describeTask } from './view.ts'

/** Most clients give up a call after a minute. */
export const WAIT_SECONDS = 50
/** Of a picture in an answer, before base64. */
const PICTURE_MAX_BYTES = 1_000_000
/** Pictures in one answer: each costs a model about as much as a page of text. */
const PICTURES_MAX = 4

type Content = CallToolResult['content']

/** Wait for tasks, for so long at most, while the client hears of progress; then show them. */
export async function showTasks(
  tool: ToolCall,
  tasks: readonly Task[],
  waitSeconds: number = WAIT_SECONDS,
): Promise<CallToolResult> {
  const { deps, call, report } = tool
  call.waitLong()
  const stop = new AbortController()
  const end = () => stop.abort()
  call.signal.addEventListener('abort', end)
  const timer = setTimeout(end, waitSeconds * 1000)
  const onChange = async (now: readonly Task[]) => report(progressOf(now), now.map(({ status }) => status).join(', '))
  try {
    await waitForEnd(deps, call, tasks, { signal: stop.signal, onChange })
  } finally {
    clearTimeout(timer)
    call.signal.removeEventListener('abort', end)
  }
  return viewTasks(tool, tasks)
}

/** Tasks as they are now, with pictures of those that are done. */
async function viewTasks({ deps, call }: ToolCall, tasks: readonly Pick<Task, 'id'>[]): Promise<CallToolResult> {
  const whose = { userId: call.actor.userId, channelId: call.channelId }
  const found = await listProgramTasks(deps, whose, { ids: tasks.map(({ id }) => id) })
  // Newest first; they were asked for in another order.
  const shown = found.toReversed()
  const pictures = shown.flatMap(pictureIdsOf).slice(0, PICTURES_MAX)
  const content: Content = [
    { type: 'text', text: shown.map((one) => describeTask(one, call.siteUrl)).join('\n\n') },
    ...(await Promise.all(pictures.map((id) => viewPicture({ deps }, id)))),
  ]
  const isError = shown.every(({ task }) => isEnded(task) && task.status !== 'SUCCESS')
  return { content, ...(isError && { isError }) }
}

/** The sheet of four, or what there is; of a clip its first picture. */
function pictureIdsOf({ task: { grid, images, media } }: ProgramTask): string[] {
  return grid ? [grid.id] : [...images, ...media.flatMap(({ poster }) => poster ?? [])].map(({ id }) => id)
}

/** The largest copy that is small enough. */
export async function viewPicture({ deps }: Pick<ToolCall, 'deps'>, imageId: string): Promise<Content[number]> {
  for (const width of THUMBNAIL_WIDTHS.toReversed()) {
    const { bytes, mime } = await readFile(deps, imageId, { w: String(width) })
    if (bytes.length <= PICTURE_MAX_BYTES) return { type: 'image', data: bytes.toString('base64'), mimeType: mime }
  }
  return { type: 'text', text: 'The picture is too large to be shown here; its address shows it.' }
}
