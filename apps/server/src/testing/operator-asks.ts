import { givePassword, grantCredits, readAuditLog, readStatementOf, searchUsers } from '@easel/contract/admin'
import * as channels from '@easel/contract/admin-channels'
import * as keys from '@easel/contract/admin-keys'
import * as engines from '@easel/contract/admin-engines'
import * as plans from '@easel/contract/admin-plans'
import { createCodes, listCodeBatches, revokeCodes } from '@easel/contract/admin-codes'
import * as orders from '@easel/contract/admin-orders'
import { readAttention, readOverview } from '@easel/contract/admin-overview'
import { listProcesses } from '@easel/contract/admin-processes'
import { cancelAnyTask, searchTasks } from '@easel/contract/admin-tasks'
import { changeProduct, createProduct, listAllProducts, type ProductDetails } from '@easel/contract/admin-products'
import * as words from '@easel/contract/admin-words'
import { removeLogo, saveLogo } from '@easel/contract/company-logo'
import type { Call } from '@easel/contract/call'
import type { CallInput } from './make-call.ts'

/** What operators ask about drawings, money and people. */
export interface OperatorScene {
  /** Finished, drawn by CREATOR in a channel. */
  taskId: string
  /** Of somebody who plays no role. */
  bystanderId: string
  /** Of one more person who plays no role. */
  freshPersonId(): Promise<string>
  /** Of somebody who can do without it. */
  freshChannel(): Promise<{ channelId: string }>
  /** A pack of credits, and a plan. */
  productId: string
  planId: string
  /** Paid, and given. */
  freshPaidOrder(): Promise<string>
  /** That its provider cannot end. */
  freshStuckRefund(): Promise<string>
  /** Something that a payment provider said and that fits no order. */
  doubtId: string
  /** Of redeem codes. */
  batchId: string
  /** To upload. */
  picture: Uint8Array
  /** An API key of CREATOR's that nobody needs. */
  freshKey(): Promise<string>
}

const text = { 'zh-CN': '点数', 'zh-TW': '點數', 'en-US': 'Credits' }
const aPack: ProductDetails = {
  ...{ kind: 'credits', title: text, description: text, features: { 'zh-CN': [], 'zh-TW': [], 'en-US': [] } },
  ...{ credits: 5, concurrency: 1, relax: false, prices: [{ period: null, amount: 100, currency: 'CNY' }] },
  ...{ recommended: false, onSale: false, position: 99 },
}

/** Where nobody listens. */
const anEngine: engines.EngineDetails = {
  ...{ kind: 'sdwebui', address: 'http://127.0.0.1:9', options: {}, bots: ['MID_JOURNEY'], verbs: null },
  ...{ slots: 1, weight: 1, isOn: false },
}
let engineCount = 0

const toNothing = () => ({})

/** Calls that are for administrators and nobody else. */
export const operatorAsks: readonly {
  call: Call
  ask: (scene: OperatorScene) => Omit<CallInput, 'token'> | Promise<Omit<CallInput, 'token'>>
}[] = [
  { call: saveLogo, ask: ({ picture }) => ({ params: { theme: 'light' }, file: picture }) },
  { call: removeLogo, ask: () => ({ params: { theme: 'light' } }) },
  { call: readOverview, ask: toNothing },
  { call: readAttention, ask: toNothing },
  { call: listProcesses, ask: toNothing },
  { call: keys.listKeysOf, ask: ({ bystanderId }) => ({ params: { userId: bystanderId } }) },
  { call: keys.revokeKeyOf, ask: async (scene) => ({ params: { keyId: await scene.freshKey() } }) },
  { call: searchTasks, ask: toNothing },
  { call: cancelAnyTask, ask: ({ taskId }) => ({ params: { taskId } }) },
  { call: words.listBlockedWords, ask: toNothing },
  { call: words.addBlockedWords, ask: () => ({ body: { words: ['never written'] } }) },
  { call: words.removeBlockedWord, ask: ({ bystanderId }) => ({ params: { wordId: bystanderId } }) },
  { call: searchUsers, ask: toNothing },
  { call: readStatementOf, ask: ({ bystanderId }) => ({ params: { userId: bystanderId } }) },
  {
    call: givePassword,
    ask: async (scene) => ({ params: { userId: await scene.freshPersonId() }, body: { reason: 'the phone is lost' } }),
  },
  {
    call: grantCredits,
    ask: ({ bystanderId }) => ({ params: { userId: bystanderId }, body: { credits: 1, reason: 'a gift' } }),
  },
  {
    call: plans.grantPlan,
    ask: async (scene) => ({
      params: { userId: await scene.freshPersonId() },
      body: { productId: scene.planId, period: 'Month', reason: 'a gift' },
    }),
  },
  {
    call: plans.revokePlan,
    ask: ({ bystanderId, planId }) => ({
      params: { userId: bystanderId },
      body: { productId: planId, reason: 'a mistake' },
    }),
  },
  { call: channels.searchChannels, ask: toNothing },
  {
    call: channels.deleteAnyChannel,
    ask: async (scene) => ({
      params: { channelId: (await scene.freshChannel()).channelId },
      body: { reason: 'against the rules' },
    }),
  },
  { call: readAuditLog, ask: toNothing },
  { call: orders.readBooks, ask: toNothing },
  { call: listAllProducts, ask: toNothing },
  { call: createProduct, ask: () => ({ body: aPack }) },
  { call: changeProduct, ask: ({ productId }) => ({ params: { productId }, body: { position: 3 } }) },
  { call: orders.searchOrders, ask: toNothing },
  {
    call: orders.listOrderNotices,
    ask: async (scene) => ({ params: { orderId: await scene.freshPaidOrder() } }),
  },
  {
    call: orders.refundOrder,
    ask: async (scene) => ({ params: { orderId: await scene.freshPaidOrder() }, body: { reason: 'not wanted' } }),
  },
  {
    call: orders.endRefund,
    ask: async (scene) => ({
      params: { refundId: await scene.freshStuckRefund() },
      body: { outcome: 'failed', reason: 'the card is gone' },
    }),
  },
  { call: createCodes, ask: () => ({ body: { credits: 5, count: 1 } }) },
  { call: listCodeBatches, ask: toNothing },
  { call: revokeCodes, ask: ({ batchId }) => ({ params: { batchId } }) },
  { call: engines.listEngineKinds, ask: toNothing },
  { call: engines.listEngines, ask: toNothing },
  { call: engines.createEngine, ask: () => ({ body: { ...anEngine, id: `asked-${(engineCount += 1)}` } }) },
  { call: engines.changeEngine, ask: () => ({ params: { engineId: 'painter' }, body: { weight: 2 } }) },
  { call: engines.removeEngine, ask: () => ({ params: { engineId: 'nobody' } }) },
  { call: engines.testEngine, ask: () => ({ params: { engineId: 'painter' } }) },
  { call: engines.tryEngine, ask: () => ({ body: { ...anEngine, id: 'tried' } }) },
  { call: orders.listDoubts, ask: toNothing },
  { call: orders.resolveDoubt, ask: ({ doubtId }) => ({ params: { doubtId } }) },
]
