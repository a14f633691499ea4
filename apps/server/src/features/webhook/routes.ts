import * as calls from '@easel/contract/webhooks'
import type { Deps } from '../../deps.ts'
import type { Mount } from '../../http/route.ts'
import { createWebhook } from './create-webhook.ts'
import { deleteWebhook } from './delete-webhook.ts'
import { listDeliveries, listWebhooks } from './list-webhooks.ts'
import { testWebhook } from './test-webhook.ts'
import { rotateWebhook, updateWebhook } from './update-webhook.ts'

export function mountWebhook(app: Mount, deps: Deps): void {
  app.handle(calls.listWebhooks, ({ actor }) => listWebhooks(deps, actor))
  app.handle(calls.createWebhook, ({ actor, body }) => createWebhook(deps, actor, body))
  app.handle(calls.updateWebhook, ({ actor, params, body }) => updateWebhook(deps, actor, params.webhookId, body))
  app.handle(calls.deleteWebhook, ({ actor, params }) => deleteWebhook(deps, actor, params.webhookId))
  app.handle(calls.testWebhook, ({ actor, params }) => testWebhook(deps, actor, params.webhookId))
  app.handle(calls.rotateWebhook, ({ actor, params }) => rotateWebhook(deps, actor, params.webhookId))
  app.handle(calls.listDeliveries, ({ actor, params }) => listDeliveries(deps, actor, params.webhookId))
}
