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
import { readAside } from '../../http/read-aside.ts'
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
  app.handle(readOverviewCall, ({ actor, query }) => readAside(deps, actor, (aside) => readOverview(aside, query)))
  app.handle(searchUsersCall, ({ actor, query }) => readAside(deps, actor, (aside) => searchUsers(aside, actor, query)))
  app.handle(searchChannelsCall, ({ actor, query }) => readAside(deps, actor, (aside) => searchChannels(aside, query)))
  app.handle(grantCreditsCall, ({ actor, params, body, request: { idempotencyKey } }) =>
    grantCredits(deps, actor, { ...params, ...body, idempotencyKey }),
  )
  app.handle(readAuditLogCall, ({ actor, query }) => readAside(deps, actor, (aside) => readAuditLog(aside, query)))
  const readViolations = watchLedger(deps)
  app.handle(readAttentionCall, () => readAttention(deps, readViolations))
  app.handle(listProcessesCall, () => listProcesses(deps))
  app.handle(readBooksCall, () => readBooks(deps, readViolations))
}
