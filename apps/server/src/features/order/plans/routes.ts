import { grantPlan as grantPlanCall, revokePlan as revokePlanCall } from '@easel/contract/admin-plans'
import type { Deps } from '../../../deps.ts'
import type { Mount } from '../../../http/route.ts'
import { grantPlan } from './grant-plan.ts'
import { revokePlan } from './revoke-plan.ts'

export function mountPlans(app: Mount, deps: Deps): void {
  app.handle(grantPlanCall, ({ actor, params, body, request: { idempotencyKey } }) =>
    grantPlan(deps, actor, { ...params, ...body, idempotencyKey }),
  )
  app.handle(revokePlanCall, ({ actor, params, body }) => revokePlan(deps, actor, { ...params, ...body }))
}
