import type { Pass } from '../migration.ts'
import type { Steps } from '../migration-steps.ts'

export const passes: readonly Pass[] = [{ does: 'index', table: 'tasks' }]

/** Which task a clip belongs to. Few tasks have any. */
export async function inSteps(steps: Steps): Promise<void> {
  await steps.index('tasks_of_clips', "tasks using gin (media_ids) where media_ids <> '{}'")
}
