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
  app.handle(readTradeCall, ({ actor, params, request: { isNear } }) =>
    readTrade(deps, { actor, isNear }, params.secret),
  )
  app.handle(payTradeCall, ({ actor, params, request: { isNear } }) => payTrade(deps, { actor, isNear }, params.secret))
  app.handle(endTradeCall, ({ actor, params, body, request: { isNear } }) =>
    endTrade(deps, { actor, isNear }, params.secret, body),
  )
}
