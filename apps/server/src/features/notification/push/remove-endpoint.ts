import type { Deps } from '../../../deps.ts'
import { deleteEndpoint } from './queries.ts'

/** Never notify this device again. Knowing the address is proof enough: only the browser and its push service do. */
export async function removeEndpoint({ db }: Pick<Deps, 'db'>, { url }: { url: string }): Promise<null> {
  await deleteEndpoint(db, { url })
  return null
}
