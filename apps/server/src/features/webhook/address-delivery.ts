import type { DeliveryRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import type { ToldTask } from '../../jobs/deliveries.ts'
import type { Secret } from '../../platform/secret.ts'
import { signWebhook } from '../../platform/sign-webhook.ts'
import { deriveCallbackSecrets } from '../key/gate.ts'
import { openSecrets } from './open-secrets.ts'
import { findWebhook } from './queries.ts'
import { messageIdOf } from './rules.ts'
import type { Posted } from './send-delivery.ts'
import { viewEvent } from './view-event.ts'

/** A task as the door shows it that its program came in by. */
export type RenderTask = (told: ToldTask, siteUrl: string) => unknown

type AddressDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'secretKey' | 'secondSecretKey'> & { renderTask: RenderTask }

/** What a delivery POSTs, and where, signed for this moment; null: nobody can sign it any more, or its webhook is gone. */
export async function addressDelivery(deps: AddressDeps, delivery: DeliveryRow): Promise<Posted | null> {
  return delivery.webhook_id === null ? addressCallback(deps, delivery) : addressEvent(deps, delivery)
}

function addressCallback(deps: AddressDeps, delivery: DeliveryRow): Posted {
  const { key_id: keyId } = delivery
  const told = delivery.payload as ToldTask
  const { client } = told
  const body = JSON.stringify(deps.renderTask(told, siteUrlOf(deps, client?.origin)))
  const secrets = keyId === null ? [] : deriveCallbackSecrets(deps, keyId)
  return post(deps, delivery, { url: client?.notifyHook ?? '', body, secrets })
}

async function addressEvent(deps: AddressDeps, delivery: DeliveryRow): Promise<Posted | null> {
  const webhook = await findWebhook(deps.db, delivery.webhook_id ?? '')
  const secrets = webhook ? openSecrets(deps, webhook, deps.clock.now()) : []
  if (!webhook || secrets.length === 0) return null
  const body = JSON.stringify(viewEvent(delivery, siteUrlOf(deps)))
  return post(deps, delivery, { url: webhook.url, body, secrets })
}

function post(
  { clock }: Pick<Deps, 'clock'>,
  delivery: DeliveryRow,
  { url, body, secrets }: { url: string; body: string; secrets: readonly Secret[] },
): Posted {
  const signed = signWebhook(secrets, { id: messageIdOf(delivery), at: clock.now(), body })
  return { url, body, headers: { 'content-type': 'application/json', ...signed } }
}

function siteUrlOf({ config }: Pick<Deps, 'config'>, origin?: string): string {
  return config.publicUrl ?? origin ?? `http://localhost:${config.port}`
}
