import type { OrderNotice } from '@easel/contract/admin-orders'
import { useQuery } from '@tanstack/react-query'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useFormats } from '../../../i18n/format.ts'
import { Tag } from '../../../ui/tag.tsx'
import { QueryView } from '../parts/query-view.tsx'
import { DoubtWords } from '../parts/doubt-words.tsx'
import { Panel } from '../parts/panel.tsx'
import { useProviderName } from '../parts/use-provider-name.ts'
import { noticesQuery } from './api.ts'
import styles from './payment-list.module.css'

const TONES = { done: 'jade', 'set-aside': 'gold', 'not-believed': 'danger' } as const

/** Notices from payment providers about an order, with the effect of each. */
export function NoticeList({ orderId }: { orderId: string }) {
  const t = useAdminText()
  const notices = useQuery(noticesQuery(orderId))
  return (
    <Panel title={t('admin.notices')}>
      <QueryView query={notices} height="40px">
        {(all) =>
          all.length === 0 ? (
            <p className={styles.none}>{t('admin.noNotices')}</p>
          ) : (
            <ul className={styles.payments}>
              {all.map((notice) => (
                <Notice key={`${notice.provider} ${notice.id}`} notice={notice} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Panel>
  )
}

function Notice({ notice: { provider, at, said, number, outcome, reason } }: { notice: OrderNotice }) {
  const t = useAdminText()
  const formats = useFormats()
  const nameOf = useProviderName()
  const what = said && t(said === 'PAID' ? 'admin.payment.PAID' : `admin.refund.${said}`)
  return (
    <li>
      <span>
        {[nameOf(provider), what].filter(Boolean).join(' · ')}{' '}
        <Tag tone={TONES[outcome]}>{t(`admin.notice.${outcome}`)}</Tag>
      </span>
      {reason !== null && (
        <span>
          <DoubtWords reason={reason} />
        </span>
      )}
      <time dateTime={at}>{formats.dateTime(at)}</time>
      {number !== null && <code>{number}</code>}
    </li>
  )
}
