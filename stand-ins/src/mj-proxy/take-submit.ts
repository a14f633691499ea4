import {
  acceptance,
  type Answer,
  type Desk,
  isPicture,
  refusal,
  start,
  type SubmitRequest,
  textOf,
} from './begin-task.ts'
import type { Task } from './books.ts'
import { standingOf } from './course.ts'
import { asksForWords, findAction, type TaskAction } from './grammar.ts'
import { takeVideo } from './take-video.ts'
import { buttonsOf, WAITING } from './view-task.ts'

const MOST_BLENDED = 5

/** @param verb `imagine`, `action`, … as in the path. Null: there is no such verb. */
export function takeSubmit(desk: Desk, verb: string, request: SubmitRequest): Answer | null {
  switch (verb) {
    case 'imagine':
      return takeWords(desk, request, 'IMAGINE')
    case 'shorten':
      return takeShorten(desk, request)
    case 'describe':
      return isPicture(request.base64)
        ? start(desk, request, { action: 'DESCRIBE', result: 'words' })
        : refusal(4, 'base64')
    case 'blend':
      return takeBlend(desk, request)
    case 'action':
      return takeAction(desk, request)
    case 'modal':
      return takeModal(desk, request)
    case 'video':
      return takeVideo(desk, request)
    default:
      return null
  }
}

function takeWords(desk: Desk, request: SubmitRequest, action: TaskAction): Answer {
  const pictures = listPictures(request.base64Array)
  if (textOf(request.prompt).trim() === '' || pictures === null) return refusal(4, 'prompt不能为空')
  return start(desk, request, { action, result: 'grid' })
}

/** The open server falls over an empty one; others may bill it. */
function takeShorten(desk: Desk, request: SubmitRequest): Answer {
  if (textOf(request.prompt) === '' && desk.dialect === 'trueai') return { ...refusal(-1, '操作失败'), httpStatus: 500 }
  return start(desk, request, { action: 'SHORTEN', result: 'words' })
}

function takeBlend(desk: Desk, request: SubmitRequest): Answer {
  const count = listPictures(request.base64Array)?.length ?? 0
  if (count < 2 || count > MOST_BLENDED) return refusal(4, 'base64List参数错误')
  const shape = { PORTRAIT: '2:3', LANDSCAPE: '3:2' }[textOf(request.dimensions)] ?? '1:1'
  return start(desk, { ...request, prompt: `--ar ${shape}` }, { action: 'BLEND', result: 'grid' })
}

function takeAction(desk: Desk, request: SubmitRequest): Answer {
  const parent = desk.books.tasks.get(textOf(request.taskId))
  const missing = { ...refusal(3, '关联任务不存在或已失效'), ...(desk.dialect === 'trueai' ? { httpStatus: 404 } : {}) }
  if (!parent) return missing
  if (standingOf(parent, desk.now, desk.dialect).status !== 'SUCCESS') return refusal(4, '关联任务状态错误')
  const customId = textOf(request.customId)
  const action = findAction(customId)
  if (!action || !buttonsOf(parent).some((button) => button.customId === customId)) return refusal(4, 'customId')
  const isModal = asksForWords(customId, desk.isRemix)
  const after = afterButton(parent, customId)
  const answer = start(
    desk,
    { ...request, prompt: parent.prompt, botType: parent.botType },
    { action, ...after, ...(isModal && { isModal, waitsAs: waitingStatus(desk, customId) }) },
  )
  if (!isModal) return answer
  const isSilent = desk.dialect === 'trueai' && customId.includes('Inpaint')
  const description = desk.dialect === 'plus' ? '窗口等待' : WAITING
  return { ...answer, code: 21, description, properties: { finalPrompt: isSilent ? '' : parent.prompt, remix: true } }
}

/** Of the open server a custom zoom never comes to the status MODAL. */
function waitingStatus({ dialect, regionWaitsAs }: Desk, customId: string): Task['waitsAs'] {
  if (dialect === 'plus') return 'MODAL'
  if (customId.includes('CustomZoom')) return 'NOT_START'
  return customId.includes('Inpaint') ? regionWaitsAs : 'MODAL'
}

function takeModal({ books, now, dialect }: Desk, request: SubmitRequest): Answer {
  const task = books.tasks.get(textOf(request.taskId))
  if (!task) return refusal(3, '任务不存在')
  // The open server looks at neither the status nor the mask, and begins once more.
  if (dialect === 'plus' && (task.startAt !== null || task.cancelAt !== null)) return refusal(4, '任务状态错误')
  const prompt = textOf(request.prompt)
  if (task.customId?.includes('CustomZoom') && !/--zoom [\d.]+/.test(prompt)) return refusal(4, '--zoom')
  if (task.customId?.includes('Inpaint') && !isPicture(request.maskBase64)) return refusal(4, 'maskBase64')
  Object.assign(task, { startAt: now, isTold: true, prompt: prompt === '' ? task.prompt : prompt })
  return acceptance(task)
}

/** What comes of a button: one picture or four, how large, and of what. */
function afterButton(
  { tile, uuid }: Task,
  customId: string,
): Pick<Task, 'result' | 'tile'> & Partial<Pick<Task, 'shows'>> {
  const picked = /::upsample::(\d)::/.exec(customId)
  if (picked) return { result: 'single', tile, shows: { name: uuid, tile: Number(picked[1]) } }
  if (customId.includes('::upsample_')) {
    const factor = customId.includes('4x') ? 4 : 2
    return { result: 'upscaled', tile: { width: tile.width * factor, height: tile.height * factor } }
  }
  if (customId.includes('Outpaint::100')) {
    const side = Math.max(tile.width, tile.height)
    return { result: 'grid', tile: { width: side, height: side } }
  }
  if (/pan_(left|right)/.test(customId)) return { result: 'grid', tile: { ...tile, width: tile.width * 1.5 } }
  if (/pan_(up|down)/.test(customId)) return { result: 'grid', tile: { ...tile, height: tile.height * 1.5 } }
  return { result: 'grid', tile }
}

/** Null: one of them is none. */
function listPictures(value: unknown): unknown[] | null {
  const pictures: unknown[] = Array.isArray(value) ? value : []
  return pictures.every(isPicture) ? pictures : null
}
