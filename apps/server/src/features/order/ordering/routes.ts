import { searchOrders as searchOrdersCall } from '@easel/contract/admin-orders'
import {
  cancelOrder as cancelOrderCall,
  createOrder as createOrderCall,
  listOrders as listOrdersCall,
  readOrder as readOrderCall,
} from '@easel/contract/order-acts'
import type { Deps } from '../../../deps.ts'
import { readAside } from '../../../http/read-aside.ts'
import type { Mount } from '../../../http/route.ts'
import type { Gateways } from '../paying/open-gateways.ts'
import { cancelOrder } from './cancel-order.ts'
import { createOrder } from './create-order.ts'
import { listOrders } from './list-orders.ts'
import { mountProducts } from './products/routes.ts'
import { readOrder } from './read-order.ts'
import { searchOrders } from './search/search-orders.ts'

export function mountOrdering(app: Mount, deps: Deps & { gateways: Gateways }): void {
  app.handle(createOrderCall, ({ actor, body, request }) => createOrder(deps, actor, { body, ...request }))
  app.handle(listOrdersCall, ({ actor, query }) => listOrders(deps, actor, query))
  app.handle(readOrderCall, ({ actor, params }) => readOrder(deps, actor, params.orderId))
  app.handle(cancelOrderCall, ({ actor, params }) => cancelOrder(deps, actor, params.orderId))
  app.handle(searchOrdersCall, ({ actor, query }) =>
    readAside(deps, actor, (aside) => searchOrders(aside, actor, query)),
  )
  mountProducts(app, deps)
}
