import { NotSent } from './not-sent.tsx'
import { pictureOf, type Send } from '../composer/send/rules.ts'
import { Picking } from './picking.tsx'

/** A picked picture that the server has not accepted yet. */
export function ChosenSend({ send }: { send: Send }) {
  const { order, state } = send
  if (state.name === 'failed') return <NotSent send={send} />
  return order.kind === 'press' && <Picking index={pictureOf(order.button) ?? 1} like={order.parent} />
}
