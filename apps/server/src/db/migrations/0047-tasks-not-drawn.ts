import type { Pass } from '../migration.ts'
import type { Steps } from '../migration-steps.ts'

export const passes: readonly Pass[] = [{ does: 'index', table: 'tasks' }]

/** The console finds what failed or was cancelled among millions that did not. */
export async function inSteps(steps: Steps): Promise<void> {
  await steps.index('tasks_not_drawn', "tasks (status, submit_time, id) where status <> 'SUCCESS'")
}
