import {
  createCodes as createCodesCall,
  listCodeBatches as listBatchesCall,
  revokeCodes as revokeBatchCall,
} from '@easel/contract/admin-codes'
import { redeemCode as redeemCodeCall } from '@easel/contract/redeem'
import type { Deps } from '../../../deps.ts'
import { readAside } from '../../../http/read-aside.ts'
import type { Mount } from '../../../http/route.ts'
import { createCodes } from './create-codes.ts'
import { listBatches } from './list-batches.ts'
import { redeemCode } from './redeem-code.ts'
import { revokeBatch } from './revoke-batch.ts'

export function mountCodes(app: Mount, deps: Deps): void {
  app.handle(redeemCodeCall, ({ actor, params, request }) => redeemCode(deps, actor, params.code, request))
  app.handle(createCodesCall, ({ actor, body, request }) => createCodes(deps, actor, { body, ...request }))
  app.handle(listBatchesCall, ({ actor, query }) => readAside(deps, actor, (aside) => listBatches(aside, actor, query)))
  app.handle(revokeBatchCall, ({ actor, params }) => revokeBatch(deps, actor, params.batchId))
}
