import { lazyScreen } from '../../i18n/lazy-screen.tsx'
import { Later } from '../../ui/later.tsx'
import type { Send } from '../composer/send/rules.ts'

const NotSentNote = lazyScreen(() => import('./later.ts').then((part) => part.NotSentNote))

/** State of an order or message that was not sent. */
export function NotSent({ send }: { send: Send }) {
  return (
    <Later>
      <NotSentNote send={send} />
    </Later>
  )
}
