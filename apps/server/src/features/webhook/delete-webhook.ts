import type { Actor, Deps } from '../../deps.ts'
import { removeWebhook } from './queries.ts'

/** Tell an address nothing more. One that is gone, or is somebody else's, is as it should be. */
export async function deleteWebhook(
  { db }: Pick<Deps, 'db'>,
  { userId }: Pick<Actor, 'userId'>,
  webhookId: string,
): Promise<null> {
  await removeWebhook(db, { userId, webhookId })
  return null
}
