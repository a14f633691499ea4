import type { Button, Task, TaskAction } from '@easel/contract/drawing'
import type { ProgramTask } from '../../drawing/gate.ts'
import { CODES } from './rules.ts'

/** A clip that goes on is a clip to them. */
const ACTIONS: Partial<Record<TaskAction, TaskAction>> = { EXTEND: 'VIDEO' }

const KEYCAPS = ['1️⃣', '2️⃣', '3️⃣', '4️⃣', '5️⃣']

/**
 * A task as clients of midjourney-proxy read it. `failReason` is empty until it has failed, for one client takes any text for a failure;
 * `finalZhPrompt` is always a text, for another one cannot do without; times are milliseconds.
 *
 * @param siteUrl for absolute addresses of pictures
 */
export function viewMjTask({ task, number, client }: Omit<ProgramTask, 'clip'>, siteUrl: string) {
  const text = textOf(task)
  return {
    id: String(number),
    action: ACTIONS[task.action] ?? task.action,
    status: task.status,
    botType: task.botType,
    mode: task.mode,
    prompt: task.prompt,
    promptEn: task.action === 'DESCRIBE' ? text : task.prompt,
    description: describe(task),
    state: client?.state ?? null,
    submitTime: Date.parse(task.submitTime),
    startTime: millisecondsOf(task.startTime),
    finishTime: millisecondsOf(task.finishTime),
    progress: progressOf(task),
    ...viewPicture(task, siteUrl),
    ...viewClips(task, siteUrl),
    failReason: failReasonOf(task),
    seed: task.seed,
    buttons: task.buttons.map(viewButton),
    properties: {
      finalPrompt: text,
      finalZhPrompt: '',
      botType: task.botType,
      notifyHook: client?.notifyHook ?? null,
      messageHash: task.id,
    },
  }
}

export type MjTask = ReturnType<typeof viewMjTask>

function millisecondsOf(instant: string | null): number | null {
  return instant === null ? null : Date.parse(instant)
}

/** The sheet of four, the one picture, what a clip begins with, or what was described. */
function viewPicture({ grid, images, media, action, baseImages }: Task, siteUrl: string) {
  const picture = grid ?? images[0] ?? media[0]?.poster ?? (action === 'DESCRIBE' ? baseImages[0] : undefined)
  if (!picture) return { imageUrl: null, imageWidth: null, imageHeight: null }
  return { imageUrl: siteUrl + picture.url, imageWidth: picture.width, imageHeight: picture.height }
}

/** Left out where there is none: a client shows these in place of all pictures. */
function viewClips({ media }: Task, siteUrl: string) {
  const [clip] = media
  if (!clip) return {}
  const videoUrls = media.map(({ url, poster }) => ({
    url: siteUrl + url,
    thumbnail: poster === null ? null : siteUrl + poster.url,
  }))
  return { videoUrl: siteUrl + clip.url, videoUrls, videoDuration: Math.round(clip.durationMs / 1000) }
}

function viewButton({ customId, emoji, label, style }: Button) {
  // A client joins the emoji to the label as it is.
  return { customId, emoji: emoji ?? '', label, type: 2, style }
}

/** The line that was drawn, or what a description or a shortening says. */
function textOf({ action, prompts, weights, finalPrompt }: Task): string {
  const lines = prompts.map((prompt, nth) => `${KEYCAPS[nth] ?? nth + 1} ${prompt}`).join('\n\n')
  if (action === 'DESCRIBE') return lines
  if (action !== 'SHORTEN') return finalPrompt
  const words = weights
    .map(({ text, weight }) => (weight > 0.5 ? `**${text}** (${weight.toFixed(2)})` : text))
    .join(' ')
  return `## Important tokens\n${words}\n## Shortened prompts\n${lines}`
}

function describe({ action, prompt, parentId, index }: Task): string {
  switch (action) {
    case 'IMAGINE':
      return `/imagine ${prompt}`
    case 'VIDEO':
    case 'EXTEND':
      return `/video ${prompt}`.trimEnd()
    case 'BLEND':
      return '/blend'
    case 'DESCRIBE':
      return '/describe'
    case 'SHORTEN':
      return `/shorten ${prompt}`
    default:
      return `/up ${parentId ?? ''} ${action}${index === null ? '' : ` ${index}`}`
  }
}

function progressOf({ status, progress }: Task): string {
  switch (status) {
    case 'SUCCESS':
      return '100%'
    case 'FAILURE':
    case 'CANCEL':
    case 'NOT_START':
    case 'MODAL':
      return status === 'NOT_START' ? '0%' : ''
    default:
      // Some clients take 100 for the end.
      return `${Math.min(99, Math.floor(progress))}%`
  }
}

function failReasonOf({ status, failReason, failDetail }: Task): string | null {
  if (status === 'CANCEL') return '取消任务'
  return status === 'FAILURE' ? [failReason ?? 'failed', failDetail].filter(Boolean).join(': ') : null
}

export interface SubmitAnswer {
  code: number
  description: string
  /** A task's number as text: one client breaks on a number. */
  result: string | string[] | null
  properties: Record<string, unknown>
}

/** What a submit is answered when its task was made. */
export function viewSubmitted({ task, number }: Pick<ProgramTask, 'task' | 'number'>): SubmitAnswer {
  const result = String(number)
  if (task.status === 'MODAL') {
    // Clients look for this word.
    const properties = { finalPrompt: task.modal?.prompt ?? '', remix: task.modal?.kind === 'REMIX' }
    return { code: CODES.asks, description: 'Waiting for window confirm', result, properties }
  }
  const ahead = (task.queuePlace ?? 1) - 1
  if (ahead <= 0) return { code: CODES.success, description: '提交成功', result, properties: {} }
  const description = `排队中，前面还有${ahead}个任务`
  return { code: CODES.inQueue, description, result, properties: { numberOfQueues: ahead } }
}
