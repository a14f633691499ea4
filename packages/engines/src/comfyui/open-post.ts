import { NotTaken } from '../remote/faults.ts'
import { openEars } from './open-ears.ts'
import type { Post } from './post.ts'
import type { Server } from './server.ts'

/** The one that was opened before the prompt was handed over, or one for now. */
export function findPost(server: Server, client: string): Post {
  return server.posts.get(client) ?? { ears: openEars(server, client), pictures: new Map() }
}

/**
 * Listens from before the beginning, until it is closed: whoever is not there when a picture is told never gets it.
 * @throws NotTaken when the server lets nobody listen
 */
export async function openPost(server: Server, client: string): Promise<void> {
  const post = findPost(server, client)
  server.posts.set(client, post)
  if (!(await post.ears.listen())) throw new NotTaken('The socket cannot be opened.')
}

export async function closePost({ posts }: Pick<Server, 'posts'>, client: string): Promise<void> {
  const post = posts.get(client)
  posts.delete(client)
  await post?.ears.close()
}
