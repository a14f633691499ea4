import type { DeliveryRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import type { ToldTask } from '../../jobs/deliveries.ts'
import type { Secret } from '../../platform/secret.ts'
import { signWebhook } from '../../platform/sign-webhook.ts'
import { deriveCallbackSecrets } from './derive-callback-secrets.ts'
import { messageIdOf } from './rules.ts'
import type { Posted } from './send-delivery.ts'

/** A task as the door shows it that its program came in by. */
export type RenderTask = (told: ToldTask, siteUrl: string) => unknown

type AddressDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'secretKey' | 'secondSecretKey'> & { renderTask: RenderTask }

/** What a delivery POSTs, and where, signed for this moment; null: nobody can sign it any more. */
export async function addressDelivery(deps: AddressDeps, delivery: DeliveryRow): Promise<Posted | null> {
  const { key_id: keyId } = delivery
  const told = delivery.payload as ToldTask
  const body = JSON.stringify(deps.renderTask(told, siteUrlOf(deps, told)))
  const secrets = keyId === null ? [] : deriveCallbackSecrets(deps, keyId)
  return post(deps, delivery, { url: told.client?.notifyHook ?? '', body, secrets })
}

function post(
  { clock }: Pick<Deps, 'clock'>,
  delivery: DeliveryRow,
  { url, body, secrets }: { url: string; body: string; secrets: readonly Secret[] },
): Posted {
  const signed = signWebhook(secrets, { id: messageIdOf(delivery), at: clock.now(), body })
  return { url, body, headers: { 'content-type': 'application/json', ...signed } }
}

function siteUrlOf({ config }: Pick<Deps, 'config'>, { client }: ToldTask): string {
  return config.publicUrl ?? client?.origin ?? `http://localhost:${config.port}`
}
