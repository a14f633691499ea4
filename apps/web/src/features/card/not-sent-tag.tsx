import { useText } from '../../i18n/use-text.ts'
import { useConnection } from '../../lib/socket.ts'
import { Tag } from '../../ui/tag.tsx'
import { needsConfirmation, type SendState } from '../composer/send/rules.ts'

/** Why an order or message is not on its way: gold while it waits for the person or for the network, red when it failed. */
export function NotSentTag({ state }: { state: SendState }) {
  const t = useText()
  const isCut = useConnection() !== 'open'
  if (state.name === 'sending') return null
  if (needsConfirmation(state)) return <Tag tone="gold">{t('drawing.status.modal')}</Tag>
  if (isCut && state.waits) return <Tag tone="gold">{t('drawing.waiting')}</Tag>
  return <Tag tone="danger">{t('drawing.notSent')}</Tag>
}
