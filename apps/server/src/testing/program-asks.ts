import * as keys from '@easel/contract/keys'
import * as webhooks from '@easel/contract/webhooks'
import { owners, signedIn } from './authorization-cells.ts'
import { type Scene, toFreshKey, toFreshWebhook, toNothing } from './authorization-questions.ts'

const A_WEBHOOK = { url: 'https://hooks.example.com/', events: ['task.ended'] }

/** Rows of the matrix: keys of programs, and what is told outside. */
export const programRows = [
  { kind: 'call', call: keys.listKeys, ask: toNothing, cells: signedIn },
  { kind: 'call', call: keys.createKey, ask: () => ({ body: { name: 'mine' } }), cells: signedIn },
  {
    kind: 'call',
    call: keys.updateKey,
    ask: async (scene: Scene) => ({ ...(await toFreshKey(scene)), body: { asks: true } }),
    cells: owners,
  },
  // It is gone either way, and nobody learns whose it was.
  { kind: 'call', call: keys.revokeKey, ask: toFreshKey, cells: signedIn },
  { kind: 'call', call: keys.rotateKey, ask: toFreshKey, cells: owners },
  { kind: 'call', call: keys.readKeyUses, ask: toFreshKey, cells: owners },
  { kind: 'call', call: webhooks.listWebhooks, ask: toNothing, cells: signedIn },
  { kind: 'call', call: webhooks.createWebhook, ask: () => ({ body: A_WEBHOOK }), cells: signedIn },
  {
    kind: 'call',
    call: webhooks.updateWebhook,
    ask: async (scene: Scene) => ({
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
