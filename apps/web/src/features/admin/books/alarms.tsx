import type { readBooks } from '@easel/contract/admin-orders'
import type { DataOf } from '@easel/contract/call'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useFormats } from '../../../i18n/format.ts'
import { Tag } from '../../../ui/tag.tsx'
import { Panel } from '../parts/panel.tsx'
import { useProviderName } from '../parts/use-provider-name.ts'
import { useServiceName } from '../parts/use-provider-name.ts'
import styles from './alarms.module.css'

export type Books = DataOf<typeof readBooks>

/** Accounting problems that need an operator, or a line that says there are none. */
export function Alarms({ books }: { books: Books }) {
  const t = useAdminText()
  const { violations, openDoubts, stuckRefunds, bills, failing } = books
  const isCalm = violations.length + openDoubts + stuckRefunds + bills.length + failing.length === 0
  return (
    <Panel title={t('admin.alarms')}>
      <ul className={styles.alarms}>
        {isCalm && <Alarm tone="jade" word={t('admin.agrees')} text={t('admin.agreesHint')} />}
        {violations.map(({ rule, subject }) => (
          <Alarm
            key={`${rule} ${subject}`}
            tone="danger"
            word={t('admin.violation')}
            text={
              <>
                {rule} <code>{subject}</code>
              </>
            }
          />
        ))}
        {openDoubts > 0 && (
          <Alarm tone="gold" word={t('admin.openDoubts')} text={t('admin.openDoubtsHint', { n: openDoubts })} />
        )}
        {stuckRefunds > 0 && (
          <Alarm
            tone="gold"
            word={t('admin.stuckRefunds')}
            text={
              <>
                {t('admin.stuckRefundsHint', { n: stuckRefunds })} <Link href="/admin/orders">{t('admin.orders')}</Link>
              </>
            }
          />
        )}
        <BillAlarms bills={bills} />
        <FailureAlarms failing={failing} />
      </ul>
    </Panel>
  )
}

function BillAlarms({ bills }: Pick<Books, 'bills'>) {
  const t = useAdminText()
  const nameOf = useProviderName()
  return bills.map(({ provider, day, differences }) => (
    <Alarm
      key={`${provider} ${day}`}
      tone="gold"
      word={t('admin.bill')}
      text={t('admin.billHint', { provider: nameOf(provider), day, n: differences })}
    />
  ))
}

/** Failing deliveries: SMS codes, payments, messages. */
function FailureAlarms({ failing }: Pick<Books, 'failing'>) {
  const t = useAdminText()
  const formats = useFormats()
  const nameOf = useServiceName()
  return failing.map(({ service, since, failures, reason }) => (
    <Alarm
      key={service}
      tone="danger"
      word={t('admin.failing')}
      text={
        <>
          {t('admin.failingHint', {
            service: nameOf(service),
            n: failures,
          })}{' '}
          <time dateTime={since}>{formats.dateTime(since)}</time> <code>{reason}</code>
        </>
      }
    />
  ))
}

interface AlarmProps {
  tone: 'jade' | 'gold' | 'danger'
  word: string
  text: ReactNode
}

function Alarm({ tone, word, text }: AlarmProps) {
  return (
    <li>
      <Tag tone={tone}>{word}</Tag>
      <p>{text}</p>
    </li>
  )
}
