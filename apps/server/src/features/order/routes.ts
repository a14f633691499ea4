import {
  cancelOrder as cancelOrderCall,
  createOrder as createOrderCall,
  listOrders as listOrdersCall,
  listProducts as listProductsCall,
  payOrder as payOrderCall,
  readOrder as readOrderCall,
} from '@easel/contract/order-acts'
import type { Deps } from '../../deps.ts'
import type { Mount } from '../../http/route.ts'
import { cancelOrder } from './cancel-order.ts'
import { createOrder } from './create-order.ts'
import { listOrders } from './list-orders.ts'
import { listProducts } from './list-products.ts'
import { makeQrCode } from './make-qr-code.ts'
import { gatherNotices } from './notices/gather-notices.ts'
import { takeNotice } from './notices/take-notice.ts'
import { offerGateways, openGateways } from './open-gateways.ts'
import { payOrder } from './pay-order.ts'
import { mountPlans } from './plans/routes.ts'
import { readOrder } from './read-order.ts'
import { mountProducts } from './products/routes.ts'
import { mountRefunds } from './refunds/routes.ts'
import { mountRedeem } from './redeem/routes.ts'
import { mountSandbox } from './sandbox/routes.ts'
import { mountSearch } from './search/routes.ts'

export function mountOrder(app: Mount, deps: Deps): void {
  const selling = { ...deps, gateways: openGateways(deps) }
  const hearing = { ...selling, actOnNotice: gatherNotices(deps) }
  const siteUrl = (origin: string | null) => deps.config.publicUrl ?? origin
  app.handle(listProductsCall, ({ request }) => listProducts(deps, request.language))
  app.handle(createOrderCall, ({ actor, body, request }) => createOrder(deps, actor, { body, ...request }))
  app.handle(listOrdersCall, ({ actor, query }) => listOrders(deps, actor, query))
  app.handle(readOrderCall, ({ actor, params }) => readOrder(selling, actor, params.orderId))
  app.handle(cancelOrderCall, ({ actor, params }) => cancelOrder(selling, actor, params.orderId))
  app.handle(payOrderCall, ({ actor, params, body, request: { origin, isNear } }) => {
    const gateways = offerGateways(deps, selling.gateways, { actor, isNear })
    return payOrder({ ...deps, gateways, siteUrl: siteUrl(origin) }, actor, params.orderId, body)
  })
  app.handleFile({
    path: '/api/home/qrcode',
    run: async ({ query, origin }) => makeQrCode(query, siteUrl(origin)),
  })
  app.handleNotices({
    path: '/api/open/:provider/callback',
    run: ({ provider = '' }, notice) => takeNotice(hearing, provider, notice),
  })
  mountSandbox(app, deps)
  mountProducts(app, deps)
  mountPlans(app, deps)
  mountRefunds(app, selling)
  mountSearch(app, deps)
  mountRedeem(app, deps)
}
