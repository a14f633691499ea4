import type { CallInput } from './make-call.ts'
import type { OperatorScene } from './operator-asks.ts'

/** What there is to ask for; made anew for each run of the matrix. */
export interface Scene extends OperatorScene {
  channelId: string
  /** One more like that of `taskId`, for those who end it. */
  freshTask(): Promise<string>
  /** A clip without a first picture, and an upload of its author's that could be it. */
  freshClip(): Promise<{ taskId: string; image: string }>
  /** One of its buttons. */
  customId: string
  fileId: string
  /** Of the logo on a dark ground. */
  logoVersion: string
  /** One more of CREATOR's. */
  sessionId: string
  /** Of somebody who plays no role. */
  credentials: { phone: string; password: string }
  /** No SMS was ever sent there. */
  freshPhone(): string
  /** A task of CREATOR's in that channel that asks for its words. */
  freshModal(): Promise<string>
  /** One of CREATOR's. */
  freshWebhook(): Promise<string>
  /** One of CREATOR's that waits to be paid. */
  freshOrder(): Promise<string>
  /** Of the sandbox. */
  tradeSecret: string
  /** A redeem code that nobody has used. */
  freshCode(): Promise<string>
  /** One more channel with the same people around it, for those who end it or leave it. */
  freshChannel(): Promise<FreshChannel>
}

export interface FreshChannel {
  channelId: string
  /** In it, and asks for nothing. */
  userId: string
  /** Of its invite. */
  code: string
}

/** What is asked, whoever asks it. */
export type Question = Omit<CallInput, 'token'>

export const toNothing = () => ({})
export const A_DEVICE = { url: 'https://push.example.com/1' }
export const A_KEY = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }
export const toChannel = ({ channelId }: Scene) => ({ params: { channelId } })
export const ofBot = { query: { botType: 'MID_JOURNEY' } }
export const toTask = ({ taskId }: Scene) => ({ params: { taskId } })

export const toFreshKey = async (scene: Scene) => ({ params: { keyId: await scene.freshKey() } })
export const toFreshWebhook = async (scene: Scene) => ({ params: { webhookId: await scene.freshWebhook() } })
export const toFreshOrder = async (scene: Scene) => ({ params: { orderId: await scene.freshOrder() } })
export const toTrade = ({ tradeSecret }: Scene) => ({ params: { secret: tradeSecret } })
export const toFreshChannel = async (scene: Scene) => ({
  params: { channelId: (await scene.freshChannel()).channelId },
})
export const toFreshMember = async (scene: Scene) => {
  const { channelId, userId } = await scene.freshChannel()
  return { params: { channelId, userId } }
}
export const toFreshInvite = async (scene: Scene) => ({ params: { code: (await scene.freshChannel()).code } })
