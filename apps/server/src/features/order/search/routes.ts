import {
  listDoubts as listDoubtsCall,
  listOrderNotices as listOrderNoticesCall,
  resolveDoubt as resolveDoubtCall,
  searchOrders as searchOrdersCall,
} from '@easel/contract/admin-orders'
import type { Deps } from '../../../deps.ts'
import type { Mount } from '../../../http/route.ts'
import { listDoubts } from './list-doubts.ts'
import { listOrderNotices } from './list-order-notices.ts'
import { resolveDoubt } from './resolve-doubt.ts'
import { searchOrders } from './search-orders.ts'

export function mountSearch(app: Mount, deps: Deps): void {
  app.handle(searchOrdersCall, ({ actor, query }) => searchOrders(deps, actor, query))
  app.handle(listOrderNoticesCall, ({ params }) => listOrderNotices(deps, params.orderId))
  app.handle(listDoubtsCall, ({ query }) => listDoubts(deps, query))
  app.handle(resolveDoubtCall, ({ actor, params }) => resolveDoubt(deps, actor, params.doubtId))
}
