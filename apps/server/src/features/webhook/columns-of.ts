import type { BodyOf } from '@easel/contract/call'
import type { updateWebhook } from '@easel/contract/webhooks'
import type { Config } from '../../config.ts'
import type { WebhookRow } from '../../db/tables.ts'
import { Refusal } from '../../errors.ts'
import { omitUndefined } from '../../platform/omit-undefined.ts'
import { findAddressFault } from './find-address-fault.ts'

type Columns = Pick<WebhookRow, 'url' | 'events' | 'credits_under'>

/**
 * What a webhook is after these words of its owner.
 *
 * @throws Refusal invalid_input for an address that may not be told, and for credits without their number
 */
export function columnsOf(
  config: Pick<Config, 'privateWebhookOrigins'>,
  before: Columns,
  { url, events, creditsUnder }: Omit<BodyOf<typeof updateWebhook>, 'isOn'>,
): Columns {
  const after = {
    ...before,
    ...omitUndefined({ url, events: events && [...new Set(events)], credits_under: creditsUnder }),
  }
  const fault = findAddressFault(after.url, config)
  if (fault) throw new Refusal('invalid_input', { fields: { url: fault } })
  if (after.events.includes('credits.low') && after.credits_under === null) {
    throw new Refusal('invalid_input', { fields: { creditsUnder: 'required' } })
  }
  return after
}
