import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useOrderText } from '../../../i18n/order-words.ts'
import { CallError } from '../../../lib/call-error.ts'
import { FailedNote } from '../../../ui/failed-note.tsx'
import { LoadingPlaceholder } from '../loading-placeholder.tsx'
import { tradeQuery } from './api.ts'
import styles from './sandbox-trade.module.css'
import { TradeCard } from './trade-card.tsx'

interface SandboxTradeProps {
  /** Last part of the payment URL. */
  secret: string
  /** Shown when there is no such payment. */
  dead: ReactNode
}

/** Page behind a sandbox QR code, in place of a provider's: decides the result of the payment. */
export function SandboxTrade({ secret, dead }: SandboxTradeProps) {
  const t = useOrderText()
  const { data: trade, error, isFetching, refetch } = useQuery(tradeQuery(secret))
  if (error instanceof CallError && error.reason === 'not_found') return dead
  return (
    <div className={styles.place}>
      <p className={styles.label}>
        <strong>{t('sandbox.title')}</strong> {t('sandbox.noMoney')}
      </p>
      {trade && <TradeCard secret={secret} trade={trade} />}
      {!trade && !error && <LoadingPlaceholder height="320px" />}
      {!trade && error && <FailedNote problem={error.message} error={error} isBusy={isFetching} onRetry={refetch} />}
    </div>
  )
}
