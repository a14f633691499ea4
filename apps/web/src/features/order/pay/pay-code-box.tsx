import { FailedNote } from '../../../ui/failed-note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CodePicture } from './code-picture.tsx'
import { FailedPayment } from './failed-payment.tsx'
import styles from './pay-code-box.module.css'
import type { usePaying } from './use-paying.ts'

/** QR code, or its loading and failed states. */
export function PayCodeBox({ paying }: { paying: ReturnType<typeof usePaying> }) {
  return (
    <div className={styles.box}>
      <Content paying={paying} />
    </div>
  )
}

function Content({ paying: { code, error, state, isFetching, refetch, payAgain } }: Parameters<typeof PayCodeBox>[0]) {
  if (state === 'failed') return <FailedPayment onRetry={payAgain} />
  if (code) return <CodePicture code={code} isFetching={isFetching} onRefresh={refetch} />
  if (error) return <FailedNote problem={error.message} error={error} isBusy={isFetching} onRetry={refetch} />
  return (
    <span data-awaited>
      <Skeleton width="224px" height="224px" />
    </span>
  )
}
