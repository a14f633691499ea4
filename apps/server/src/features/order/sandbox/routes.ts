import {
  endTrade as endTradeCall,
  payTrade as payTradeCall,
  readTrade as readTradeCall,
} from '@easel/contract/order-acts'
import type { Deps } from '../../../deps.ts'
import type { Mount } from '../../../http/route.ts'
import { endTrade } from './end-trade.ts'
import { payTrade } from './pay-trade.ts'
import { readTrade } from './read-trade.ts'

export function mountSandbox(app: Mount, deps: Deps): void {
  app.handle(readTradeCall, ({ params }) => readTrade(deps, params.secret))
  app.handle(payTradeCall, ({ params }) => payTrade(deps, params.secret))
  app.handle(endTradeCall, ({ params, body }) => endTrade(deps, params.secret, body))
}
