import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FailedNote } from '../../../ui/failed-note.tsx'
import { type PayCode, payCodeQuery } from './api.ts'
import { CodePicture } from './code-picture.tsx'
import { FailedPayment } from './failed-payment.tsx'
import styles from './pay-code-box.module.css'
import { hasFailed } from './rules.ts'

interface PayCodeBoxProps {
  orderId: string
  channel: string
}

/** The code to pay by, once there is one. */
export function PayCodeBox({ orderId, channel }: PayCodeBoxProps) {
  const { data: code, error, isFetching, refetch } = useQuery(payCodeQuery(orderId, channel))
  if (code) return <KnownCode code={code} isFetching={isFetching} onRefresh={refetch} />
  return (
    <div className={styles.box}>
      {error ? (
        <FailedNote problem={error.message} error={error} isBusy={isFetching} onRetry={refetch} />
      ) : (
        <span data-awaited>
          <Skeleton width="224px" height="224px" />
        </span>
      )}
    </div>
  )
}

interface KnownCodeProps {
  code: PayCode
  isFetching: boolean
  onRefresh: () => void
}

/** A code that takes another's place before its time says that the payment by that one has failed. */
function KnownCode({ code, isFetching, onRefresh }: KnownCodeProps) {
  const [shown, setShown] = useState(code)
  if (hasFailed(shown, code, Date.now())) {
    return (
      <div className={styles.box}>
        <FailedPayment onRetry={() => setShown(code)} />
      </div>
    )
  }
  return (
    <div className={styles.box}>
      <CodePicture code={code} isFetching={isFetching} onRefresh={onRefresh} />
    </div>
  )
}
