import type { Task } from '@easel/contract/drawing'

const WIDTH = 30

/** A function that shows a task's progress on one line of a terminal, or a line per quarter where there is none. */
export function createProgressBar(out: NodeJS.WriteStream): (task: Task) => void {
  let shown = ''
  return (task) => {
    const line = out.isTTY ? barOf(task) : lineOf(task)
    if (line === shown) return
    shown = line
    out.write(out.isTTY ? `\r\x1b[K${line}${task.status === 'SUCCESS' ? '\n' : ''}` : `${line}\n`)
  }
}

function barOf(task: Task): string {
  const full = Math.round((task.progress / 100) * WIDTH)
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${String(task.progress).padStart(3)} %  ${wordOf(task)}`
}

function lineOf(task: Task): string {
  return `${wordOf(task)} ${Math.floor(task.progress / 25) * 25} %`
}

function wordOf({ status, queuePlace }: Task): string {
  switch (status) {
    case 'NOT_START':
      return queuePlace === null ? 'waiting' : `waiting, place ${queuePlace}`
    case 'SUBMITTED':
    case 'IN_PROGRESS':
      return 'painting'
    case 'SUCCESS':
      return 'done'
    case 'FAILURE':
      return 'failed'
    case 'MODAL':
      return 'waiting for an answer'
    case 'CANCEL':
      return 'cancelled'
    default:
      return status satisfies never
  }
}
