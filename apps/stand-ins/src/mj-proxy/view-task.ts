import type { Task } from './books.ts'
import { standingOf } from './course.ts'
import { type Button, describeButtons, gridButtons, shortenButtons, singleButtons, upscaledButtons } from './grammar.ts'

export type Dialect = 'plus' | 'trueai'

export interface View {
  now: number
  dialect: Dialect
  /** Where pictures are served, without a slash at the end. */
  origin: string
}

const DESCRIBED = ['a red fox in the snow', 'a fox, ink', 'a fox at dusk', 'an orange animal']

/** A task as it is told of. */
export function viewTask(task: Task, { now, dialect, origin }: View): Record<string, unknown> {
  const { status, progress, failReason } = standingOf(task, now, dialect === 'plus' ? 'CANCEL' : 'FAILURE')
  const isDone = status === 'SUCCESS'
  const hasPicture = task.result !== 'words' && task.fate !== 'no-picture' && (isDone || status === 'IN_PROGRESS')
  const host = task.fate === 'foreign-picture' ? 'http://169.254.169.254' : origin
  const imageUrl = hasPicture ? `${host}/pictures/${task.id}.png${isDone ? '' : `?at=${parseInt(progress)}`}` : null
  const seen = { id: task.id, status, progress, imageUrl, state: task.state }
  const buttons = isDone && task.fate !== 'no-buttons' ? buttonsOf(task) : []
  if (task.fate === 'sparse') return { id: Number(task.id), status, imageUrl, buttons: isDone ? buttons : null }
  return {
    ...seen,
    action: task.action,
    prompt: task.prompt,
    promptEn: task.prompt,
    description: task.customId === null ? `/imagine ${task.prompt}` : null,
    submitTime: task.submitAt,
    startTime: task.startAt,
    finishTime: isDone ? now : null,
    failReason,
    buttons,
    properties: {
      notifyHook: task.notifyHook,
      finalPrompt: isDone ? finalPromptOf(task) : null,
      botType: task.botType,
      discordInstanceId: '1118000000000000001',
      messageHash: task.uuid,
      [dialect === 'plus' ? 'customId' : 'custom_id']: task.customId,
    },
    ...(dialect === 'trueai' ? { parentId: null, mode: 'FAST', imageUrls: null, isCompleted: isDone } : {}),
  }
}

function finalPromptOf(task: Task): string {
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
    case 'words':
      return action === 'DESCRIBE' ? describeButtons() : shortenButtons()
    default:
      return result satisfies never
  }
}
