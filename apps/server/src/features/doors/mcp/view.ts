import type { Task } from '@easel/contract/drawing'
import type { ProgramTask } from '../../drawing/gate.ts'
import { isEnded, nameOf } from './rules.ts'

/** A task in lines that a model reads: what it is, its pictures by their addresses, and what can be done with it. */
export function describeTask({ task, number }: ProgramTask, siteUrl: string): string {
  return [
    `Task ${number} (${task.action}): ${stateOf(task)}`,
    ...(task.prompt === '' ? [] : [`Prompt: ${task.prompt}`]),
    ...(isEnded(task) ? [] : [`It goes on by itself: call fetch with task "${number}" to wait for it.`]),
    `Cost: ${task.cost} credits`,
    ...describePictures(task, siteUrl),
    ...describeClips(task, siteUrl),
    ...task.prompts.map((prompt, nth) => `Line ${nth + 1}: ${prompt}`),
    ...describeButtons(task),
  ].join('\n')
}

function stateOf({ status, progress, queuePlace, failReason, failDetail }: Task): string {
  switch (status) {
    case 'SUCCESS':
      return 'done'
    case 'FAILURE':
      return `failed, and costs nothing: ${[failReason ?? 'failed', failDetail].filter(Boolean).join(': ')}`
    case 'CANCEL':
      return 'cancelled, and costs nothing'
    case 'MODAL':
      return 'waits for more to be told'
    case 'NOT_START':
      return queuePlace === null ? 'waits in line' : `waits in line, place ${queuePlace}`
    default:
      return `being drawn, ${Math.min(99, Math.floor(progress))} %`
  }
}

function describePictures({ grid, images }: Task, siteUrl: string): string[] {
  const sheet = grid ? [`Sheet of all: ${siteUrl}${grid.url}`] : []
  return [
    ...sheet,
    ...images.map(({ url, width, height }, nth) => `Picture ${nth + 1} (${width} x ${height}): ${siteUrl}${url}`),
  ]
}

function describeClips({ media }: Task, siteUrl: string): string[] {
  return media.flatMap(({ url, width, height, durationMs, poster }) => [
    `Clip (${width} x ${height}, ${Math.round(durationMs / 1000)} s): ${siteUrl}${url}`,
    ...(poster ? [`Its first picture: ${siteUrl}${poster.url}`] : []),
  ])
}

function describeButtons({ buttons }: Task): string[] {
  return buttons.length === 0 ? [] : [`Buttons for act: ${buttons.map((button) => `"${nameOf(button)}"`).join(', ')}`]
}
