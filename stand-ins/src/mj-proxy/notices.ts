import type { Task } from './books.ts'
import { NOTICED_MS } from './course.ts'
import type { Faults } from './faults.ts'
import type { VirtualClock } from './virtual-clock.ts'

const ORDER: Readonly<Record<string, number>> = { NOT_START: 0, SUBMITTED: 1, IN_PROGRESS: 3, FAILURE: 4, SUCCESS: 4 }

/** Posts a task to its `notifyHook` as it goes on: unsigned, once, and never something older than what was posted before. */
export function openNotices(tools: {
  clock: VirtualClock
  faults: Faults
  view(task: Task): Record<string, unknown>
}): { follow(task: Task): void; readonly sentCount: number } {
  const { clock, faults, view } = tools
  const sent = new Map<string, number>()
  const held: { url: string; body: string }[] = []
  let sentCount = 0

  const post = async (url: string, body: string) => {
    sentCount += 1
    // Whatever the receiver says or does not say, there is no second try.
    await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).catch(() => undefined)
  }
  const tell = async (task: Task) => {
    const shown = view(task)
    const rank = (ORDER[String(shown.status)] ?? 0) + (shown.status === 'IN_PROGRESS' ? rankOf(shown.progress) : 0)
    if (task.notifyHook === null || rank < (sent.get(task.id) ?? 0)) return
    sent.set(task.id, rank)
    const notice = { url: task.notifyHook, body: JSON.stringify(shown) }
    const fault = faults.take('notice')
    if (fault === 'lost') return
    if (fault === 'reordered') return void held.push(notice)
    const late = held.splice(0)
    for (const { url, body } of [notice, ...(fault === 'duplicate' ? [notice] : []), ...late]) await post(url, body)
  }
  return {
    follow(task) {
      if (task.notifyHook !== null) for (const ms of NOTICED_MS) clock.after(ms, () => tell(task))
    },
    get sentCount() {
      return sentCount
    },
  }
}

function rankOf(progress: unknown): number {
  return (Number.parseInt(String(progress)) || 0) / 100
}
