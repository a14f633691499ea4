import type { DataOf } from '@easel/contract/call'
import type { listTasks, Task } from '@easel/contract/drawing'
import type { Image } from '@easel/contract/media'

/** Newest first, as the server pages them. */
export type TaskPage = DataOf<typeof listTasks>

/** Of two copies the one with the higher version; what only its reader knows is kept, since frames to a channel lack it. */
export function newerTask(known: Task, other: Task): Task {
  if (other.version <= known.version) return known
  if (other.liked !== undefined || known.liked === undefined) return other
  return { ...other, liked: known.liked }
}

/**
 * Put one changed task where it belongs. A task older than all that is loaded, while more can be loaded, is left to the
 * page it will come with.
 */
export function putTask(pages: TaskPage[], changed: Task): TaskPage[] {
  const known = findTask(pages, changed.id)
  if (known) return replaceTask(pages, known, newerTask(known, changed))

  const at = pages.findIndex((page) => page.items.some((task) => task.id < changed.id))
  if (at >= 0) return pages.map((page, index) => (index === at ? withTask(page, changed) : page))
  const last = pages.at(-1)
  if (!last || last.nextCursor !== null) return last?.items.length === 0 ? [withTask(last, changed)] : pages
  return [...pages.slice(0, -1), withTask(last, changed)]
}

export function findTask(pages: TaskPage[], id: string): Task | undefined {
  for (const page of pages) {
    const found = page.items.find((task) => task.id === id)
    if (found) return found
  }
  return undefined
}

/**
 * What a fresh answer means for what is shown: newer copies stay, unchanged tasks stay the same objects, and tasks that
 * arrived while the answer was under way are not lost.
 */
export function mergePages(known: TaskPage[], fresh: TaskPage[]): TaskPage[] {
  const byId = new Map(known.flatMap((page) => page.items.map((task) => [task.id, task] as const)))
  const newest = fresh[0]?.items[0]?.id ?? ''
  const arrived = [...byId.values()].filter((task) => task.id > newest)
  return fresh.map((page, index) => {
    const items = page.items.map((task) => {
      const shown = byId.get(task.id)
      return shown ? keepOrTake(shown, task) : task
    })
    return { ...page, items: index === 0 ? [...arrived, ...items] : items }
  })
}

/** The pictures one may open: the four of a grid, or the single one. */
export function picturesOf(task: Task): Image[] {
  if (task.images.length > 0) return task.images
  return task.grid ? [task.grid] : []
}

export function isRunning(task: Task): boolean {
  return task.status === 'NOT_START' || task.status === 'SUBMITTED' || task.status === 'IN_PROGRESS'
}

/** Width by height of what the card reserves, known before anything is drawn. */
export function ratioOf(task: Task): number {
  const whole = task.grid ?? (task.images.length === 1 ? task.images[0] : undefined)
  if (whole) return whole.width / whole.height
  const [width, height] = task.aspectRatio.split(':').map(Number)
  return width && height ? width / height : 1
}

function keepOrTake(shown: Task, fresh: Task): Task {
  return shown.version === fresh.version ? shown : newerTask(shown, fresh)
}

function replaceTask(pages: TaskPage[], known: Task, changed: Task): TaskPage[] {
  if (known === changed) return pages
  return pages.map((page) =>
    page.items.includes(known) ? { ...page, items: page.items.map((task) => (task === known ? changed : task)) } : page,
  )
}

function withTask(page: TaskPage, task: Task): TaskPage {
  const at = page.items.findIndex((other) => other.id < task.id)
  const items = at < 0 ? [...page.items, task] : [...page.items.slice(0, at), task, ...page.items.slice(at)]
  return { ...page, items }
}

/** What is worth telling about a task as it goes: not every percent, but each quarter. */
export type Milestone = 'queued' | 'drawing' | '25' | '50' | '75' | 'done' | 'failed' | 'cancelled' | 'modal'

export function milestoneOf(task: Task, pushedProgress: number): Milestone {
  switch (task.status) {
    case 'NOT_START':
    case 'SUBMITTED':
      return 'queued'
    case 'IN_PROGRESS':
      return quarterOf(Math.max(task.progress, pushedProgress))
    case 'MODAL':
      return 'modal'
    case 'SUCCESS':
      return 'done'
    case 'FAILURE':
      return 'failed'
    case 'CANCEL':
      return 'cancelled'
    default:
      return task.status satisfies never
  }
}

function quarterOf(progress: number): Milestone {
  if (progress >= 75) return '75'
  if (progress >= 50) return '50'
  return progress >= 25 ? '25' : 'drawing'
}
