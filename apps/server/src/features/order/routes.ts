import {
  cancelOrder as cancelOrderCall,
  createOrder as createOrderCall,
  endTrade as endTradeCall,
  listOrders as listOrdersCall,
  listProducts as listProductsCall,
  payOrder as payOrderCall,
  payTrade as payTradeCall,
  readOrder as readOrderCall,
  readTrade as readTradeCall,
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
import { openGateways } from './open-gateways.ts'
import { payOrder } from './pay-order.ts'
import { readOrder } from './read-order.ts'
import { endTrade } from './sandbox/end-trade.ts'
import { mountProducts } from './products/routes.ts'
import { mountRefunds } from './refunds/routes.ts'
import { mountRedeem } from './redeem/routes.ts'
import { payTrade } from './sandbox/pay-trade.ts'
import { readTrade } from './sandbox/read-trade.ts'
import { mountSearch } from './search/routes.ts'

export function mountOrder(app: Mount, deps: Deps): void {
  const selling = { ...deps, gateways: openGateways(deps) }
  const hearing = { ...selling, actOnNotice: gatherNotices(deps) }
  const siteUrl = (origin: string) => deps.config.publicUrl ?? origin
  app.handle(listProductsCall, ({ request }) => listProducts(deps, request.language))
  app.handle(createOrderCall, ({ actor, body, request }) => createOrder(deps, actor, { body, ...request }))
  app.handle(listOrdersCall, ({ actor, query }) => listOrders(deps, actor, query))
  app.handle(readOrderCall, ({ actor, params }) => readOrder(selling, actor, params.orderId))
  app.handle(cancelOrderCall, ({ actor, params }) => cancelOrder(selling, actor, params.orderId))
  app.handle(payOrderCall, ({ actor, params, body, request }) =>
    payOrder({ ...selling, siteUrl: siteUrl(request.origin) }, actor, params.orderId, body),
  )
  app.handleFile({
    path: '/api/home/qrcode',
    run: async ({ query, origin }) => makeQrCode(query, siteUrl(origin)),
  })
  app.handleNotices({
    path: '/api/open/:provider/callback',
    run: ({ provider = '' }, notice) => takeNotice(hearing, provider, notice),
  })
  app.handle(readTradeCall, ({ params }) => readTrade(deps, params.secret))
  app.handle(payTradeCall, ({ params }) => payTrade(deps, params.secret))
  app.handle(endTradeCall, ({ params, body }) => endTrade(deps, params.secret, body))
  mountProducts(app, deps)
  mountRefunds(app, selling)
  mountSearch(app, deps)
  mountRedeem(app, deps)
}
