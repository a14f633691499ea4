import type { Task } from './books.ts'
import { standingOf } from './course.ts'
import {
  type Button,
  clipButtons,
  describeButtons,
  gridButtons,
  shortenButtons,
  singleButtons,
  upscaledButtons,
} from './grammar.ts'
import type { Dialect } from './settings.ts'

export interface View {
  now: number
  dialect: Dialect
  /** Where pictures are served, without a slash at the end. */
  origin: string
}

/** What the open server says of a task that waits for words, and goes on saying when it has them. */
export const WAITING = 'Waiting for window confirm'

const DESCRIBED = ['a red fox in the snow', 'a fox, ink', 'a fox at dusk', 'an orange animal']

/** A task as it is told of. */
export function viewTask(task: Task, view: View): Record<string, unknown> {
  const { now, dialect } = view
  const { status, progress, failReason } = standingOf(task, now, dialect)
  const isDone = status === 'SUCCESS'
  const imageUrl = isDone || progress !== '' ? imageUrlOf(task, view, isDone ? '' : `?at=${parseInt(progress)}`) : null
  const buttons = isDone && task.fate !== 'no-buttons' ? buttonsOf(task) : []
  const clip = clipOf(task, status, view)
  // The least that ever comes.
  if (task.fate === 'sparse')
    return { id: Number(task.id), status, imageUrl, ...clip, buttons: isDone ? buttons : null }
  return {
    ...{ id: task.id, status, progress, imageUrl, state: task.state, failReason, buttons, ...clip },
    action: task.action,
    prompt: task.prompt,
    promptEn: task.prompt,
    description: descriptionOf(task, dialect),
    submitTime: task.submitAt,
    startTime: task.startAt,
    finishTime: isDone ? now : null,
    properties: { ...propertiesOf(task, dialect), finalPrompt: isDone ? finalPromptOf(task) : null },
    ...(dialect === 'trueai' ? ownOf(task, isDone) : {}),
  }
}

/** Fields of the open server; `remixAutoSubmit` is stored before a task that was told its words gets into line. */
function ownOf({ isTold }: Task, isCompleted: boolean): Record<string, unknown> {
  return { parentId: null, mode: 'FAST', imageUrls: null, remixAutoSubmit: isTold, isCompleted }
}

function descriptionOf({ customId, prompt }: Task, dialect: Dialect): string | null {
  if (customId === null) return `/imagine ${prompt}`
  if (dialect === 'plus') return '/up'
  return customId.startsWith('MJ::CustomZoom::') ? WAITING : null
}

function imageUrlOf({ id, fate, result }: Task, { origin }: View, query: string): string | null {
  if (result === 'words' || fate === 'no-picture') return null
  return `${fate === 'foreign-picture' ? 'http://169.254.169.254' : origin}/pictures/${id}.png${query}`
}

/** Nothing until it is there, and for pictures. */
function clipOf({ id, fate, result }: Task, status: string, { origin }: View): Record<string, unknown> {
  if (result !== 'clip' || status !== 'SUCCESS') return {}
  if (fate === 'no-picture') return { videoUrl: null }
  const videoUrl = `${fate === 'foreign-picture' ? 'http://169.254.169.254' : origin}/clips/${id}.mp4`
  return { videoUrl, videoUrls: [{ url: videoUrl }] }
}

function propertiesOf({ notifyHook, botType, uuid, customId }: Task, dialect: Dialect): Record<string, unknown> {
  const bookkeeping = { discordInstanceId: '1118000000000000001', messageHash: uuid }
  return { notifyHook, botType, ...bookkeeping, [dialect === 'plus' ? 'customId' : 'custom_id']: customId }
}

function finalPromptOf(task: Task): string {
  if (task.fate === 'plain-lines') return DESCRIBED.join('\r\n')
  if (task.action === 'DESCRIBE') return DESCRIBED.map((line, nth) => `${nth + 1}️⃣ ${line} --ar 3:2`).join('\n\n')
  if (task.action !== 'SHORTEN') return task.prompt
  const [first = '', ...rest] = task.prompt.split(' ')
  const shorter = [1, 2, 3, 4, 5].map((nth) => `${nth}️⃣ ${[first, ...rest.slice(nth)].join(' ')}`)
  return `## Important tokens\n**${first}** ~~${rest.join(' ')}~~\n## Shortened prompts\n${shorter.join('\n\n')}`
}

export function buttonsOf({ uuid, action, result, prompt, tile }: Task): Button[] {
  const isSquare = tile.width === tile.height
  switch (result) {
    case 'grid':
      return gridButtons(uuid)
    case 'single':
      return singleButtons(uuid, /--(?:v|niji) (\S+)/.exec(prompt)?.[1] ?? '7', isSquare)
    case 'upscaled':
      return upscaledButtons(uuid, isSquare)
    case 'clip':
      return clipButtons(uuid)
    case 'words':
      return action === 'DESCRIBE' ? describeButtons() : shortenButtons()
    default:
      return result satisfies never
  }
}
