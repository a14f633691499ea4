import { NotTaken } from '../remote/faults.ts'
import { openServerSocket } from './open-socket.ts'
import type { PromptListener } from './listener.ts'
import type { Server } from './server.ts'

/** The listener opened before submission, or a temporary one. */
export function listenerOf(server: Server, client: string): PromptListener {
  return server.posts.get(client) ?? { ears: openServerSocket(server, client), pictures: new Map() }
}

/**
 * Listen from before the submission until closed: socket pictures are sent once, to connected clients only.
 * @throws NotTaken when the server lets nobody listen
 */
export async function openListener(server: Server, client: string): Promise<void> {
  const post = listenerOf(server, client)
  server.posts.set(client, post)
  if (!(await post.ears.listen())) throw new NotTaken('The socket cannot be opened.')
}

export async function closeListener({ posts }: Pick<Server, 'posts'>, client: string): Promise<void> {
  const post = posts.get(client)
  posts.delete(client)
  await post?.ears.close()
}
