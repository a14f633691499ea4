import { sql } from 'kysely'
import type { Steps } from '../migration-steps.ts'
import type { Pass } from '../migration.ts'

export const passes: readonly Pass[] = [
  { does: 'fill', table: 'tasks' },
  { does: 'index', table: 'tasks' },
  { does: 'check', table: 'tasks' },
]

/** A number for every task that was there before 0038, and what finds tasks by it and by their key. */
export async function inSteps(steps: Steps): Promise<void> {
  await steps.fill('tasks', { set: "number = nextval('task_numbers')", where: 'number is null' })
  await steps.index('tasks_by_number', 'unique tasks (number)')
  await steps.index('tasks_of_key', 'tasks (key_id) where key_id is not null')
  await steps.requireValue('tasks', 'number')
  await steps.slowly(sql`alter table tasks validate constraint tasks_key_id_fkey`)
}
