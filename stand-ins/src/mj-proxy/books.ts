import type { Size } from './draw-png.ts'
import type { Fate } from './faults.ts'
import type { TaskAction } from './grammar.ts'

/** A task as it was asked for; how far it is follows from the clock. */
export interface Task {
  id: string
  /** The job's name in its buttons. */
  uuid: string
  action: TaskAction
  prompt: string
  state: string | null
  notifyHook: string | null
  botType: string
  /** The pressed button. */
  customId: string | null
  submitAt: number
  /** Null: it waits for words. */
  startAt: number | null
  /** How it stands before its turn comes. */
  waitsAs: 'NOT_START' | 'MODAL'
  /** It was told words. */
  isTold: boolean
  cancelAt: number | null
  fate: Fate | null
  result: 'grid' | 'single' | 'upscaled' | 'words' | 'clip'
  /** Size of one picture in pixels; a grid is twice as wide and high. */
  tile: Size
  /** Of a clip. */
  seconds?: number
  /** What the picture shows: flat colours by name; a single one shows the tile 1 to 4. */
  shows: { name: string; tile: number }
}

export interface Books {
  tasks: Map<string, Task>
  add(asked: Omit<Task, 'id' | 'uuid' | 'cancelAt' | 'shows'> & { shows: Task['shows'] | null }): Task
}

export function openBooks(now: () => number): Books {
  const tasks = new Map<string, Task>()
  let count = 0
  return {
    tasks,
    add(asked) {
      count += 1
      const three = String(count % 1000).padStart(3, '0')
      const twelve = String(count).padStart(12, '0')
      const uuid = `0f0e0d0c-1111-4222-8333-${twelve}`
      const task = {
        ...asked,
        id: `${Math.floor(now())}${three}`,
        uuid,
        cancelAt: null,
        shows: asked.shows ?? { name: uuid, tile: 1 },
      }
      tasks.set(task.id, task)
      return task
    },
  }
}
