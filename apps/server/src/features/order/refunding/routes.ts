import { endRefund as endRefundCall, refundOrder as refundOrderCall } from '@easel/contract/admin-orders'
import type { Deps } from '../../../deps.ts'
import type { Mount } from '../../../http/route.ts'
import type { Gateways } from '../paying/open-gateways.ts'
import { endRefund } from './end-refund.ts'
import { refundOrder } from './refund-order.ts'

export function mountRefunding(app: Mount, deps: Deps & { gateways: Gateways }): void {
  app.handle(refundOrderCall, ({ actor, params, body, request }) =>
    refundOrder(deps, actor, params.orderId, { body, ...request }),
  )
  app.handle(endRefundCall, ({ actor, params, body }) => endRefund(deps, actor, params.refundId, body))
}
