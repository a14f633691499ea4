import { composeAccountNeeds } from './account-needs.ts'
import type { Deps } from '../deps.ts'
import type { AccountNeeds } from '../features/account/gate.ts'
import { mountAccount } from '../features/account/routes.ts'
import { mountAdmin } from '../features/admin/routes.ts'
import { mountChannel } from '../features/channel/routes.ts'
import { mountChat } from '../features/chat/routes.ts'
import { mountCompany } from '../features/company/routes.ts'
import { mountDrawing } from '../features/drawing/routes.ts'
import { mountWords } from '../features/drawing/words/routes.ts'
import { mountTaskSearch } from '../features/drawing/search/routes.ts'
import { mountEngine } from '../features/engine/routes.ts'
import { mountKey } from '../features/key/routes.ts'
import { mountLedger } from '../features/ledger/routes.ts'
import { mountMedia } from '../features/media/routes.ts'
import { mountNotification } from '../features/notification/routes.ts'
import { offerGateways, openGateways } from '../features/order/paying/open-gateways.ts'
import { mountOrder } from '../features/order/routes.ts'
import { mountWebhook } from '../features/webhook/routes.ts'
import type { Mount } from '../http/route.ts'

/** Every feature that serves calls, once. */
export function mountFeatures(mount: Mount, deps: Deps, needs: Pick<AccountNeeds, 'forgetSession'>): void {
  mountAccount(mount, deps, { ...composeAccountNeeds(deps), ...needs })
  const gateways = openGateways(deps)
  mountCompany(mount, deps, (payer) => [...offerGateways(deps, gateways, payer).keys()])
  mountMedia(mount, deps)
  mountLedger(mount, deps)
  mountOrder(mount, deps)
  mountChannel(mount, deps)
  mountKey(mount, deps)
  mountEngine(mount, deps)
  mountDrawing(mount, deps)
  mountWords(mount, deps)
  mountTaskSearch(mount, deps)
  mountChat(mount, deps)
  mountNotification(mount, deps)
  mountWebhook(mount, deps)
  mountAdmin(mount, deps)
}
