import type { AdminOrder, PaymentDoubt } from '@easel/contract/admin-orders'
import type { AdminChannel } from '@easel/contract/admin-channels'
import type { AdminEngine, ProbeReport } from '@easel/contract/admin-engines'
import type { CodeBatch } from '@easel/contract/admin-codes'
import type { AdminProduct } from '@easel/contract/admin-products'
import type { AdminTask } from '@easel/contract/admin-tasks'
import type { AdminUser } from '@easel/contract/admin'

export const idOf = (at: number) => `0192a1b2-0000-7000-8000-${String(at).padStart(12, '0')}`
const AT = '2026-11-20T08:12:00.000Z'

/** Page of a list; the last one unless a cursor is given. */
export const pageOf = (items: unknown[], nextCursor: string | null = null) => ({ items, nextCursor })

export const PLAN: AdminProduct = {
  id: idOf(1),
  kind: 'plan',
  title: { 'zh-CN': '月度套餐', 'zh-TW': '月方案', 'en-US': 'Month plan' },
  description: { 'zh-CN': '', 'zh-TW': '', 'en-US': '' },
  features: { 'zh-CN': ['优先排队'], 'zh-TW': [], 'en-US': [] },
  credits: 2000,
  concurrency: 5,
  relax: true,
  prices: [
    { period: 'Month', amount: 4900, currency: 'CNY' },
    { period: 'Year', amount: 49_900, currency: 'CNY' },
  ],
  recommended: true,
  onSale: true,
  position: 1,
}

export const PACK: AdminProduct = {
  ...PLAN,
  id: idOf(2),
  kind: 'credits',
  title: { 'zh-CN': '一千点数', 'zh-TW': '一千點', 'en-US': 'Thousand credits' },
  prices: [{ period: null, amount: 1990, currency: 'CNY' }],
  position: 2,
}

export function anOrder(more: Partial<AdminOrder['order']> = {}): AdminOrder {
  const order: AdminOrder['order'] = {
    id: idOf(100),
    no: '2026112000001',
    productId: PLAN.id,
    title: '月度套餐',
    period: 'Month',
    quantity: 1,
    amount: 4900,
    currency: 'CNY',
    payChannel: 'wechat',
    status: 'PAID',
    createdAt: AT,
    expiresAt: AT,
    paidAt: AT,
    ...more,
  }
  const payment = { provider: 'wechat', tradeNo: 'T1', state: 'PAID' as const, transactionId: '4200001' }
  return { order, user: { id: idOf(50), name: '林小满', phone: '+8613912345678' }, payments: [payment], refunds: [] }
}

export function aRefund(more: Partial<AdminOrder['refunds'][number]> = {}): AdminOrder['refunds'][number] {
  return {
    id: idOf(70),
    no: 'T1-R1',
    amount: 1000,
    state: 'DONE',
    reason: '差价',
    creditsTaken: 380,
    creditsOwed: 0,
    createdAt: AT,
    endedAt: AT,
    ...more,
  }
}

export const BATCH: CodeBatch = {
  id: idOf(80),
  title: '月度套餐',
  period: 'Month',
  credits: 2000,
  count: 100,
  maxUses: 2,
  uses: 37,
  createdAt: AT,
  expiresAt: null,
  revokedAt: null,
}

export const PERSON: AdminUser = {
  id: idOf(50),
  name: '林小满',
  phone: '+8613912345678',
  role: 'user',
  banned: false,
  credits: 40,
  plan: null,
  createdAt: AT,
}

export const CHANNEL: AdminChannel = {
  id: idOf(51),
  title: '水墨',
  creator: { id: idOf(50), name: '林小满', phone: '+8613912345678' },
  memberCount: 3,
  drawingCount: 1280,
  lastActiveAt: AT,
  createdAt: AT,
}

export function aTask(more: Partial<AdminTask> = {}): AdminTask {
  return {
    id: idOf(90),
    user: { id: idOf(50), name: '林小满', phone: '+8613912345678' },
    channel: { id: idOf(51), title: '水墨' },
    action: 'IMAGINE',
    status: 'SUCCESS',
    prompt: '雪中的红狐',
    engine: 'painter',
    failReason: null,
    submitTime: AT,
    startTime: '2026-11-20T08:12:04.250Z',
    finishTime: '2026-11-20T08:12:30.000Z',
    ...more,
  }
}

export const DOUBT: PaymentDoubt = {
  id: idOf(60),
  provider: 'wechat',
  reason: 'wrong_amount',
  tradeNo: 'T9',
  amount: 4890,
  currency: 'CNY',
  createdAt: AT,
  resolvedAt: null,
}

export const PROBE: ProbeReport = {
  isWell: true,
  verbs: {
    imagine: 'native',
    variation: 'native',
    'vary-region': 'native',
    'zoom-out': 'emulated',
    'make-square': 'emulated',
    pan: 'emulated',
    upscale: 'native',
    blend: 'emulated',
    describe: 'unavailable',
    shorten: 'emulated',
    video: 'unavailable',
    extend: 'unavailable',
  },
  preview: false,
  cancel: true,
  seed: true,
  notes: [{ code: 'no_preview', detail: null, text: '服务没有打开预览' }],
}

export const ENGINE: AdminEngine = {
  id: 'webui',
  kind: 'sdwebui',
  address: 'http://192.168.1.20:7860',
  key: '••••word',
  options: { checkpoint: 'sdxl.safetensors', maxPixels: 1_048_576 },
  bots: ['MID_JOURNEY', 'NIJI_JOURNEY'],
  verbs: null,
  slots: 1,
  weight: 2,
  isOn: true,
  origin: 'admin',
  standing: { state: 'well', until: null, lastError: null, lastErrorAt: null },
  probe: { ...PROBE, at: AT },
  figures: {
    waiting: 3,
    running: 1,
    done: 120,
    failed: 2,
    medianSeconds: 14.24,
    reasons: [{ reason: 'engine_timeout', count: 2 }],
  },
  version: 1,
}

export const PAINTER: AdminEngine = {
  ...ENGINE,
  id: 'painter',
  kind: 'painter',
  address: null,
  key: null,
  options: {},
  slots: 2,
  weight: 1,
  origin: 'built-in',
  probe: null,
}
