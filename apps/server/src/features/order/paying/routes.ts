import { payOrder as payOrderCall } from '@easel/contract/order-acts'
import type { Deps } from '../../../deps.ts'
import type { Mount } from '../../../http/route.ts'
import { makeQrCode } from './make-qr-code.ts'
import { type Gateways, offerGateways } from './open-gateways.ts'
import { payOrder } from './pay-order.ts'

export function mountPaying(app: Mount, deps: Deps & { gateways: Gateways }): void {
  const siteUrl = (origin: string | null) => deps.config.publicUrl ?? origin
  app.handle(payOrderCall, ({ actor, params, body, request: { origin, isNear } }) => {
    const gateways = offerGateways(deps, deps.gateways, { actor, isNear })
    return payOrder({ ...deps, gateways, siteUrl: siteUrl(origin) }, actor, params.orderId, body)
  })
  app.handleFile({
    path: '/api/home/qrcode',
    run: async ({ query, origin }) => makeQrCode(query, siteUrl(origin)),
  })
}
