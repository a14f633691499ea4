import {
  listDoubts as listDoubtsCall,
  listOrderNotices as listOrderNoticesCall,
  resolveDoubt as resolveDoubtCall,
} from '@easel/contract/admin-orders'
import type { Deps } from '../../../deps.ts'
import type { Mount } from '../../../http/route.ts'
import type { Gateways } from '../paying/open-gateways.ts'
import { listDoubts } from './doubts/list-doubts.ts'
import { resolveDoubt } from './doubts/resolve-doubt.ts'
import { batchNotices } from './notices/batch-notices.ts'
import { listOrderNotices } from './notices/list-order-notices.ts'
import { takeNotice } from './notices/take-notice.ts'

export function mountSettling(app: Mount, deps: Deps & { gateways: Gateways }): void {
  const hearing = { ...deps, actOnNotice: batchNotices(deps) }
  app.handleNotices({
    path: '/api/open/:provider/callback',
    run: ({ provider = '' }, notice) => takeNotice(hearing, provider, notice),
  })
  app.handle(listOrderNoticesCall, ({ params }) => listOrderNotices(deps, params.orderId))
  app.handle(listDoubtsCall, ({ query }) => listDoubts(deps, query))
  app.handle(resolveDoubtCall, ({ actor, params }) => resolveDoubt(deps, actor, params.doubtId))
}
