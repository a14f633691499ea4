import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { openBodyBudget } from '../features/doors/open-body-budget.ts'
import { openCallCounter } from '../features/doors/open-call-counter.ts'
import type { DoorDeps } from '../features/doors/open-door.ts'
import { openFollower } from '../features/doors/open-follower.ts'
import { mountMidjourney } from '../features/doors/mj/routes.ts'
import { mountMcp } from '../features/doors/mcp/routes.ts'
import { mountSdwebui } from '../features/doors/sdwebui/routes.ts'
import { findKeyHolder } from '../features/key/gate.ts'
import { mountOpenai } from '../features/doors/openai/routes.ts'
import { sayRefusal } from '../http/answer.ts'
import type { PlainRoute } from '../http/openapi/describe-calls.ts'
import type { RateLimits } from '../http/rate-limits.ts'

/** Every dialect that programs may speak, once. */
export async function mountDoors(
  server: FastifyInstance,
  deps: Deps,
  { limits, onMount }: { limits: RateLimits; onMount: (route: PlainRoute) => void },
): Promise<void> {
  const [counter, follower] = [openCallCounter(deps), openFollower(deps)]
  server.addHook('onClose', async () => {
    follower.close()
    await counter.close()
  })
  const doors: DoorDeps = {
    ...deps,
    ...{ limits, follower, sayRefusal, onMount, countCall: counter.count },
    budget: openBodyBudget(),
    findHolder: (presented) => findKeyHolder(deps, presented),
  }
  await mountMidjourney(server, doors)
  await mountSdwebui(server, doors)
  await mountMcp(server, doors)
  await mountOpenai(server, doors)
}
