import {
  grantCredits as grantCreditsCall,
  readAuditLog as readAuditLogCall,
  searchUsers as searchUsersCall,
} from '@easel/contract/admin'
import { searchChannels as searchChannelsCall } from '@easel/contract/admin-channels'
import { readBooks as readBooksCall } from '@easel/contract/admin-orders'
import { readAttention as readAttentionCall, readOverview as readOverviewCall } from '@easel/contract/admin-overview'
import { listProcesses as listProcessesCall } from '@easel/contract/admin-processes'
import type { Deps } from '../../deps.ts'
import type { Mount } from '../../http/route.ts'
import { watchLedger } from '../ledger/gate.ts'
import { grantCredits } from './grant-credits.ts'
import { listProcesses } from './list-processes.ts'
import { readAuditLog } from './read-audit-log.ts'
import { readAttention } from './read-attention.ts'
import { readBooks } from './read-books.ts'
import { readOverview } from './read-overview.ts'
import { searchChannels } from './search-channels.ts'
import { searchUsers } from './search-users.ts'

export function mountAdmin(app: Mount, deps: Deps): void {
  app.handle(readOverviewCall, ({ query }) => readOverview(deps, query))
  app.handle(searchUsersCall, ({ actor, query }) => searchUsers(deps, actor, query))
  app.handle(searchChannelsCall, ({ query }) => searchChannels(deps, query))
  app.handle(grantCreditsCall, ({ actor, params, body, request: { idempotencyKey } }) =>
    grantCredits(deps, actor, { ...params, ...body, idempotencyKey }),
  )
  app.handle(readAuditLogCall, ({ query }) => readAuditLog(deps, query))
  const readViolations = watchLedger(deps)
  app.handle(readAttentionCall, () => readAttention(deps, readViolations))
  app.handle(listProcessesCall, () => listProcesses(deps))
  app.handle(readBooksCall, () => readBooks(deps, readViolations))
}
