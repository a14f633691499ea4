import { standingOf } from './course.ts'
import { type Answer, type Desk, isPicture, refusal, start, type SubmitRequest, textOf } from './begin-task.ts'

const CLIP_S = 5
const EXTENSION_S = 4
const MOST_CLIP_S = 21
const TILE = { width: 48, height: 32 }
const BATCHES: readonly unknown[] = [undefined, 1, 2, 4]

/** A clip from a picture, or more of one. */
export function takeVideo(desk: Desk, request: SubmitRequest): Answer {
  const { action, motion, taskId, batchSize, loop = false } = request
  if (textOf(request.prompt).trim() === '') return refusal(4, 'prompt不能为空')
  if (motion !== 'low' && motion !== 'high') return refusal(4, 'motion参数错误')
  if (!BATCHES.includes(batchSize) || typeof loop !== 'boolean') return refusal(4, '参数错误')
  if (action === 'extend') return extendClip(desk, request)
  return taskId === undefined ? startClip(desk, request) : refusal(4, '任务类型错误')
}

function startClip(desk: Desk, request: SubmitRequest): Answer {
  const { image, base64, endImage } = request
  const shown = desk.dialect === 'plus' ? (base64 ?? image) : image
  if (!isPicture(shown) || (endImage !== undefined && !isPicture(endImage))) return refusal(4, 'base64格式错误')
  return start(desk, request, { action: 'VIDEO', result: 'clip', tile: TILE, seconds: CLIP_S })
}

function extendClip(desk: Desk, request: SubmitRequest): Answer {
  const parent = desk.books.tasks.get(textOf(request.taskId))
  if (!parent) return { ...refusal(3, '关联任务不存在或已失效'), ...(desk.dialect === 'trueai' && { httpStatus: 404 }) }
  const isMade = standingOf(parent, desk.now, desk.dialect).status === 'SUCCESS' && parent.result === 'clip'
  const seconds = (parent.seconds ?? 0) + EXTENSION_S
  if (!isMade || request.index !== 0 || seconds > MOST_CLIP_S) return refusal(4, '任务类型错误')
  return start(desk, request, { action: 'VIDEO', result: 'clip', tile: parent.tile, seconds })
}
