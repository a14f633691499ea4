import * as webhooks from '@easel/contract/webhooks'
import { owners, signedIn } from './authorization-cells.ts'
import { toFreshWebhook, toNothing } from './authorization-questions.ts'

const A_WEBHOOK = { url: 'https://hooks.example.com/', events: ['task.ended'] }

/** Rows of the matrix. */
export const webhookRows = [
  { kind: 'call', call: webhooks.listWebhooks, ask: toNothing, cells: signedIn },
  { kind: 'call', call: webhooks.createWebhook, ask: () => ({ body: A_WEBHOOK }), cells: signedIn },
  {
    kind: 'call',
    call: webhooks.updateWebhook,
    ask: async (scene: Parameters<typeof toFreshWebhook>[0]) => ({
      ...(await toFreshWebhook(scene)),
      body: { isOn: false },
    }),
    cells: owners,
  },
  // It is gone either way, and nobody learns whose it was.
  { kind: 'call', call: webhooks.deleteWebhook, ask: toFreshWebhook, cells: signedIn },
  { kind: 'call', call: webhooks.testWebhook, ask: toFreshWebhook, cells: owners },
  { kind: 'call', call: webhooks.rotateWebhook, ask: toFreshWebhook, cells: owners },
  { kind: 'call', call: webhooks.listDeliveries, ask: toFreshWebhook, cells: owners },
] as const
