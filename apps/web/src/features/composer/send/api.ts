import type { ChatItem } from '@easel/contract/chat'
import { submitBlend, submitDescribe, submitShorten } from '@easel/contract/submits'
import { call } from '../../../lib/call.ts'
import { itemOf } from '../../task/rules.ts'
import type { DrawOrder } from './rules.ts'

type RareOrder = Extract<DrawOrder, { kind: 'shorten' | 'describe' | 'blend' }>

/** Hand to the server what is not asked often enough to be here from the beginning. */
export async function submitRare(
  channelId: string,
  order: RareOrder,
  extras: { idempotencyKey: string; quiet: boolean },
): Promise<ChatItem[]> {
  const options = { params: { channelId }, ...extras }
  switch (order.kind) {
    case 'describe': {
      const { kind: _, ...body } = order
      return (await call(submitDescribe, { body, ...options })).tasks.map(itemOf)
    }
    case 'blend': {
      const { kind: _, ...body } = order
      return (await call(submitBlend, { body, ...options })).tasks.map(itemOf)
    }
    case 'shorten': {
      const { kind: _, ...body } = order
      return (await call(submitShorten, { body, ...options })).tasks.map(itemOf)
    }
    default:
      return order satisfies never
  }
}
