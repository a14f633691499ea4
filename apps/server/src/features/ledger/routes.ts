import { readStatementOf } from '@easel/contract/admin'
import { readStatement as readStatementCall } from '@easel/contract/redeem'
import type { Deps } from '../../deps.ts'
import type { Mount } from '../../http/route.ts'
import { readStatement } from './statement/read-statement.ts'

export function mountLedger(app: Mount, deps: Deps): void {
  app.handle(readStatementCall, ({ actor, query }) => readStatement(deps, actor, query))
  app.handle(readStatementOf, ({ params, query }) => readStatement(deps, params, query))
}
