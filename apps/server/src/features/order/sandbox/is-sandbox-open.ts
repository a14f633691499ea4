import type { Actor, Deps } from '../../../deps.ts'

/** Who wants to pay: null is somebody who has not signed in, and `isNear` says that they are of this machine's network. */
export interface Payer {
  actor: Pick<Actor, 'role'> | null
  isNear: boolean
}

/** Whether this one may pay without money. */
export function isSandboxOpen({ config }: Pick<Deps, 'config'>, { actor, isNear }: Payer): boolean {
  const { opensTo } = config.sandbox
  switch (opensTo) {
    case 'everyone':
      return isNear
    case 'administrators':
      return actor?.role === 'admin'
    case 'nobody':
      return false
    default:
      return opensTo satisfies never
  }
}
