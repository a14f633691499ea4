import { readStatementOf } from '@easel/contract/admin'
import { readStatement as readStatementCall } from '@easel/contract/redeem'
import type { Deps } from '../../deps.ts'
import { readAside } from '../../http/read-aside.ts'
import type { Mount } from '../../http/route.ts'
import { readStatement } from './statement/read-statement.ts'

export function mountLedger(app: Mount, deps: Deps): void {
  app.handle(readStatementCall, ({ actor, query }) =>
    readAside(deps, actor, (aside) => readStatement(aside, actor, query)),
  )
  app.handle(readStatementOf, ({ actor, params, query }) =>
    readAside(deps, actor, (aside) => readStatement(aside, params, query)),
  )
}
