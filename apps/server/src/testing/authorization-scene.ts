import type { Call } from '@easel/contract/call'
import { submitAction, submitImagine, readTask, tasks } from '@easel/contract/drawing'
import { submitVideo } from '@easel/contract/submits'
import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, vi } from 'vitest'
import { findActor } from '../features/account/gate.ts'
import { startSession } from '../features/account/start-session.ts'
import { readInvite } from '../features/channel/invite/read-invite.ts'
import { saveLogo } from '../features/company/logo/save-logo.ts'
import { removeMember } from '../features/channel/remove-member.ts'
import { submitShow } from '../features/drawing/submit-show.ts'
import { storeUpload } from '../features/media/store-upload.ts'
import { createKey } from '../features/key/create-key.ts'
import { makeUpSecret } from '../features/webhook/open-secrets.ts'
import { createOrder } from '../features/order/ordering/create-order.ts'
import { openGateways } from '../features/order/paying/open-gateways.ts'
import { payOrder } from '../features/order/paying/pay-order.ts'
import { payTrade } from '../features/order/sandbox/pay-trade.ts'
import { settlePayment } from '../features/order/settling/settle-payment.ts'
import { createCodes } from '../features/order/codes/create-codes.ts'
import type { Actor } from '../deps.ts'
import { newId } from '../platform/ids.ts'
import { startDrawing } from '../start/work.ts'
import type { Role } from './authorization-cells.ts'
import type { Scene } from './authorization-questions.ts'
import type { TestServer } from './open-test-server.ts'
import { aChannel, aMember, anAdmin, type SeededPerson, suspend } from './seed.ts'

export interface Cast {
  scene: Scene
  /** A fresh token for each cell, because some calls end the session that makes them; undefined: none is sent. */
  tokenOf(role: Role): Promise<string | undefined>
}

const PASSWORD = 'correct horse'

/** As it was before the site was for people from elsewhere: what was paid then is still there. */
const withSandbox = (deps: TestServer['deps']): TestServer['deps'] => ({
  ...deps,
  config: { ...deps.config, sandbox: { opensTo: 'everyone', why: 'the scene says so' } },
})

/** Something to order, and orders of this person. */
async function openShop(
  deps: TestServer['deps'],
  actor: Actor,
): Promise<
  Pick<Scene, 'productId' | 'planId' | 'freshOrder' | 'tradeSecret' | 'freshPaidOrder' | 'freshStuckRefund' | 'doubtId'>
> {
  const idOf = async (slug: string) =>
    (await deps.db.selectFrom('products').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id
  const [productId, planId] = [await idOf('credits-200'), await idOf('month')]
  const freshOrder = async () => (await createOrder(deps, actor, { body: { productId }, idempotencyKey: null })).id
  const selling = { ...deps, gateways: openGateways(deps), siteUrl: 'http://localhost' }
  const openTrade = async (orderId: string) =>
    (await payOrder(selling, actor, orderId, {})).codeUrl.split('/').at(-1) ?? ''
  const freshPaidOrder = async () => {
    const orderId = await freshOrder()
    await payTrade(deps, { actor, isNear: true }, await openTrade(orderId))
    return orderId
  }
  const freshStuckRefund = async () => {
    const orderId = await freshPaidOrder()
    const { id: payment_id } = await deps.db
      .selectFrom('payments')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    const id = newId()
    const money = { amount: 1, currency: 'CNY', reason: '', state: 'STUCK', provider_refund_id: null } as const
    const unset = { requested_by: null, quiet_until: null, ended_at: null }
    await deps.db
      .insertInto('refunds')
      .values({ id, order_id: orderId, payment_id, no: id, ...money, ...unset, created_at: deps.clock.now() })
      .execute()
    return id
  }
  const unknown = { state: 'paid', tradeNo: 'E1', transactionId: 't', amount: 1, currency: 'CNY' } as const
  await settlePayment(deps, 'sandbox', { ...unknown, paidAt: deps.clock.now() })
  const doubt = deps.db.selectFrom('payment_quarantine').select('id').orderBy('id', 'desc')
  const { id: doubtId } = await doubt.executeTakeFirstOrThrow()
  const tradeSecret = await openTrade(await freshOrder())
  return { productId, planId, freshOrder, freshPaidOrder, freshStuckRefund, doubtId, tradeSecret }
}

/** Whatever the quotas; and people that nobody needs. */
async function makeKeysAndWebhooks(
  deps: TestServer['deps'],
  owner: Actor,
  channelId: string,
): Promise<Pick<Scene, 'freshKey' | 'freshWebhook' | 'freshPersonId'>> {
  await sql`update companies set quotas = quotas || '{"keys": 1000000}'`.execute(deps.db)
  return {
    freshPersonId: async () => (await aMember(deps)).userId,
    freshKey: async () => (await createKey(deps, owner, { name: 'spare', channelId })).id,
    async freshWebhook() {
      const id = deps.newId()
      const row = { url: 'https://hooks.example.com/', events: ['task.ended' as const], user_id: owner.userId }
      const made = { created_at: deps.clock.now(), sealed_secret: makeUpSecret(deps, id) }
      await deps.db
        .insertInto('webhooks')
        .values({ id, ...row, ...made })
        .execute()
      return id
    },
  }
}

/** Redeem codes, and a batch of them that nobody needs. */
async function makeCodes(deps: TestServer['deps'], admin: Actor): Promise<Pick<Scene, 'freshCode' | 'batchId'>> {
  const make = () => createCodes(deps, admin, { body: { credits: 5, count: 1 }, idempotencyKey: null })
  const { batch } = await make()
  return { batchId: batch.id, freshCode: async () => (await make()).codes[0] ?? '' }
}

/** A channel with all the roles around it and one finished drawing in it. */
export async function setScene(server: TestServer): Promise<Cast> {
  const { deps } = server
  const [creator, member, suspended, stranger, formerMember, bystander] = [
    await aMember(deps, { credits: 1_000 }),
    await aMember(deps),
    await aMember(deps),
    await aMember(deps),
    await aMember(deps),
    await aMember(deps, { password: PASSWORD }),
  ]
  const admin = await anAdmin(deps)
  const openChannel = async () => {
    const members = [member, suspended, formerMember, bystander].map(({ userId }) => userId)
    const channelId = await aChannel(deps, creator.userId, { members })
    const { inviteCode: code } = await readInvite(deps, creator, channelId)
    await removeMember(deps, creator, { channelId, userId: formerMember.userId })
    return { channelId, userId: bystander.userId, code }
  }
  const { channelId } = await openChannel()
  const task = await drawOne(server, creator.token, { call: submitImagine, channelId, prompt: 'a red fox' })
  await suspend(deps, suspended.userId)

  const users: Partial<Record<Role, string>> = {
    STRANGER: stranger.userId,
    MEMBER: member.userId,
    CREATOR: creator.userId,
    EXMEMBER: formerMember.userId,
    SUSPENDED: suspended.userId,
    ADMIN: admin.userId,
  }
  const spare = await findActor(deps, await startSession(deps.db, deps, { userId: creator.userId, device: 'spare' }))
  let phones = 0
  const scene: Scene = {
    ...{ channelId, ...task },
    ...(await drawForShowing(server, creator, { channelId, taskId: task.taskId })),
    ...(await uploadPictures(deps, admin.actor)),
    sessionId: spare?.sessionId ?? '',
    credentials: { phone: bystander.phone, password: PASSWORD },
    bystanderId: bystander.userId,
    ...(await makeKeysAndWebhooks(deps, creator.actor, channelId)),
    freshChannel: openChannel,
    freshModal: () => openModal(server, creator.token, task.taskId),
    ...(await openShop(withSandbox(deps), creator.actor)),
    ...(await makeCodes(deps, admin.actor)),
    freshPhone: () => `+8613600${String(++phones).padStart(6, '0')}`,
  }
  return {
    scene,
    async tokenOf(role) {
      const userId = users[role]
      if (userId !== undefined) return startSession(deps.db, deps, { userId, device: role })
      if (role === 'KEY') return (await createKey(deps, creator.actor, { name: 'program', channelId })).key
      return role === 'BADTOKEN' ? 'B'.repeat(43) : undefined
    },
  }
}

async function uploadPictures(deps: TestServer['deps'], admin: Actor): Promise<Pick<Scene, 'picture' | 'logoVersion'>> {
  const picture = await drawSquare()
  const { dark } = await saveLogo(deps, admin, { theme: 'dark', file: picture })
  return { picture, logoVersion: dark?.split('/').at(-1) ?? '' }
}

/** Tasks and clips of the creator's that nobody needs. */
async function drawForShowing(
  server: TestServer,
  { actor, token }: SeededPerson,
  { channelId, taskId }: { channelId: string; taskId: string },
): Promise<Pick<Scene, 'freshTask' | 'freshClip'>> {
  const bare = { call: submitVideo, channelId, prompt: 'waves [posterless]' }
  const { taskId: clipId } = await drawOne(server, token, bare)
  const showAgain = async (id: string) => {
    const shown = await submitShow(server.deps, actor, channelId, { body: { taskId: id }, idempotencyKey: null })
    return shown.tasks[0]?.id ?? ''
  }
  return {
    freshTask: () => showAgain(taskId),
    freshClip: async () => ({ taskId: await showAgain(clipId), image: await uploadFrame(server.deps, actor) }),
  }
}

async function uploadFrame(deps: TestServer['deps'], actor: Actor): Promise<string> {
  return (await storeUpload(deps, actor, { purpose: 'base', file: await drawSquare() })).id
}

function drawSquare(): Promise<Buffer> {
  return sharp({ create: { width: 200, height: 200, channels: 3, background: '#c63' } })
    .png()
    .toBuffer()
}

async function drawOne(
  server: TestServer,
  token: string,
  { call, channelId, prompt }: { call: Call; channelId: string; prompt: string },
): Promise<Pick<Scene, 'taskId' | 'customId' | 'fileId'>> {
  const body = { botType: 'MID_JOURNEY', prompt }
  const submitted = tasks.parse((await server.call(call, { token, params: { channelId }, body })).data)
  const taskId = submitted.tasks[0]?.id ?? ''
  const workers = startDrawing(server.deps)
  const task = await vi.waitFor(
    async () => {
      const read = readTask.data.parse((await server.call(readTask, { token, params: { taskId } })).data)
      expect(read.status).toBe('SUCCESS')
      return read
    },
    { timeout: 20_000 },
  )
  await workers.stop()
  return { taskId, customId: task.buttons[0]?.customId ?? '', fileId: task.grid?.id ?? '' }
}

/** A custom zoom of its first picture, which asks how far and with which words. */
async function openModal(server: TestServer, token: string, gridId: string): Promise<string> {
  const press = async (taskId: string, customId: string) => {
    const { data } = await server.call(submitAction, { token, params: { taskId }, body: { customId } })
    return tasks.parse(data).tasks[0]?.id ?? ''
  }
  const picked = await press(gridId, `MJ::JOB::upsample::1::${gridId}`)
  return press(picked, `MJ::CustomZoom::${picked}`)
}
