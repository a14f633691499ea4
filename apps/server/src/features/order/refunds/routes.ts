import { refundOrder as refundOrderCall } from '@easel/contract/admin-orders'
import type { Deps } from '../../../deps.ts'
import type { Mount } from '../../../http/route.ts'
import type { Gateways } from '../refresh-order.ts'
import { refundOrder } from './refund-order.ts'

export function mountRefunds(app: Mount, deps: Deps & { gateways: Gateways }): void {
  app.handle(refundOrderCall, ({ actor, params, body, request }) =>
    refundOrder(deps, actor, params.orderId, { body, ...request }),
  )
}
