import { useText } from '../../i18n/use-text.ts'
import { useConnection } from '../../lib/socket.ts'
import { Tag } from '../../ui/tag.tsx'
import { type SendState, waitsFor } from '../composer/send/rules.ts'

/** Why an order or message is not on its way: gold while it waits for the person or for the network, red when it failed. */
export function NotSentTag({ state }: { state: SendState }) {
  const t = useText()
  const isCut = useConnection() !== 'open'
  if (state.name === 'sending') return null
  const awaited = waitsFor(state, isCut)
  if (awaited) return <Tag tone="gold">{t(awaited === 'person' ? 'drawing.status.modal' : 'drawing.waiting')}</Tag>
  return <Tag tone="danger">{t('drawing.notSent')}</Tag>
}
