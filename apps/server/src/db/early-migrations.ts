import * as firstHouse from './migrations/0001-first-house.ts'
import * as jobWorkers from './migrations/0002-job-workers.ts'
import * as accounts from './migrations/0003-accounts.ts'
import * as invites from './migrations/0004-invites.ts'
import * as uploads from './migrations/0005-uploads.ts'
import * as chat from './migrations/0006-chat.ts'
import * as verbs from './migrations/0007-verbs.ts'
import * as blobClaims from './migrations/0008-blob-claims.ts'
import * as pictures from './migrations/0009-pictures.ts'
import * as library from './migrations/0010-library.ts'
import * as planCredits from './migrations/0011-plan-credits.ts'
import * as orders from './migrations/0012-orders.ts'
import * as refunds from './migrations/0013-refunds.ts'
import * as platformSums from './migrations/0014-platform-sums.ts'
import * as engines from './migrations/0015-engines.ts'
import * as feedFilters from './migrations/0016-feed-filters.ts'
import * as standBy from './migrations/0017-stand-by.ts'
import * as pressedButtons from './migrations/0018-pressed-buttons.ts'
import * as overview from './migrations/0019-overview.ts'
import * as blockedWords from './migrations/0020-blocked-words.ts'

export const earlyMigrations = {
  '0001-first-house': firstHouse,
  '0002-job-workers': jobWorkers,
  '0003-accounts': accounts,
  '0004-invites': invites,
  '0005-uploads': uploads,
  '0006-chat': chat,
  '0007-verbs': verbs,
  '0008-blob-claims': blobClaims,
  '0009-pictures': pictures,
  '0010-library': library,
  '0011-plan-credits': planCredits,
  '0012-orders': orders,
  '0013-refunds': refunds,
  '0014-platform-sums': platformSums,
  '0015-engines': engines,
  '0016-feed-filters': feedFilters,
  '0017-stand-by': standBy,
  '0018-pressed-buttons': pressedButtons,
  '0019-overview': overview,
  '0020-blocked-words': blockedWords,
}
