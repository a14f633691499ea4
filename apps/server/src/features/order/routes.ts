import { grantPlan as grantPlanCall, revokePlan as revokePlanCall } from '@easel/contract/admin-plans'
import type { Deps } from '../../deps.ts'
import type { Mount } from '../../http/route.ts'
import { mountCodes } from './codes/routes.ts'
import { mountOrdering } from './ordering/routes.ts'
import { openGateways } from './paying/open-gateways.ts'
import { mountPaying } from './paying/routes.ts'
import { grantPlan } from './plans/grant-plan.ts'
import { revokePlan } from './plans/revoke-plan.ts'
import { mountRefunding } from './refunding/routes.ts'
import { mountSandbox } from './sandbox/routes.ts'
import { mountSettling } from './settling/routes.ts'

export function mountOrder(app: Mount, deps: Deps): void {
  const selling = { ...deps, gateways: openGateways(deps) }
  mountOrdering(app, selling)
  mountPaying(app, selling)
  mountSettling(app, selling)
  mountRefunding(app, selling)
  mountCodes(app, deps)
  mountSandbox(app, deps)
  app.handle(grantPlanCall, ({ actor, params, body, request: { idempotencyKey } }) =>
    grantPlan(deps, actor, { ...params, ...body, idempotencyKey }),
  )
  app.handle(revokePlanCall, ({ actor, params, body }) => revokePlan(deps, actor, { ...params, ...body }))
}
