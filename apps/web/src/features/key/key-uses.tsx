import { type ApiKey, KEY_USE_DAYS } from '@easel/contract/keys'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../i18n/format.ts'
import { useKeyText } from '../../i18n/key-words.ts'
import { FailedNote } from '../../ui/failed-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { keyUsesQuery } from './api.ts'
import { Step } from '../../ui/step.tsx'
import styles from './key-uses.module.css'

/** What a key did, by day. */
export function KeyUses({ apiKey: { id, name }, onBack }: { apiKey: ApiKey; onBack: () => void }) {
  const t = useKeyText()
  return (
    <Step title={t('apiKey.usesOf', { name })} back={{ label: t('apiKey.back'), onBack }}>
      <Days keyId={id} />
    </Step>
  )
}

function Days({ keyId }: { keyId: string }) {
  const t = useKeyText()
  const { number } = useFormats()
  const { data, error, isFetching, refetch } = useQuery(keyUsesQuery(keyId))
  if (!data && error) {
    const problem = t('apiKey.usesFailed')
    return <FailedNote problem={problem} error={error} shape="line" isBusy={isFetching} onRetry={refetch} />
  }
  if (!data) {
    return (
      <div role="status" aria-label={t('ui.loading')}>
        <Skeleton height="150px" />
      </div>
    )
  }
  if (data.days.length === 0) return <p className={styles.hint}>{t('apiKey.usesEmpty', { n: KEY_USE_DAYS })}</p>
  return (
    <>
      <table className={styles.days}>
        <thead>
          <tr>
            <th scope="col">{t('apiKey.day')}</th>
            <th scope="col">{t('apiKey.calls')}</th>
            <th scope="col">{t('apiKey.tasks')}</th>
            <th scope="col">{t('apiKey.credits')}</th>
          </tr>
        </thead>
        <tbody>
          {data.days.map(({ day, calls, tasks, credits }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{number(calls)}</td>
              <td>{number(tasks)}</td>
              <td>{number(credits)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.hint}>{t('apiKey.usesHint', { n: KEY_USE_DAYS })}</p>
    </>
  )
}
