import { lazyScreen } from '../../i18n/lazy-screen.tsx'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import type { Send } from '../composer/send/rules.ts'

const NotSentNote = lazyScreen(() => import('./later.ts').then((part) => part.NotSentNote))

/** State of an order or message that was not sent. */
export function NotSent({ send }: { send: Send }) {
  return (
    <LazyBoundary>
      <NotSentNote send={send} />
    </LazyBoundary>
  )
}
