import type { OpenSession } from '@easel/contract/profile'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSettingsText } from '../../../i18n/settings-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { FailedNote } from '../../../ui/failed-note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { sessionsQuery, useEndSessions } from './api.ts'
import styles from './session-list.module.css'
import { SessionRow } from './session-row.tsx'

/** Open sessions of the account, each with a button to end it. */
export function SessionList() {
  const t = useSettingsText()
  const { data: sessions, error, isFetching, refetch } = useQuery(sessionsQuery)
  if (sessions) return <Sessions sessions={sessions} />
  if (!error) {
    return (
      <div role="status" aria-label={t('ui.loading')}>
        <Skeleton height="112px" />
      </div>
    )
  }
  return (
    <FailedNote problem={t('sessions.listFailed')} shape="line" error={error} isBusy={isFetching} onRetry={refetch} />
  )
}

function Sessions({ sessions }: { sessions: OpenSession[] }) {
  const t = useSettingsText()
  const list = useRef<HTMLUListElement>(null)
  const end = useEndSessions(() => list.current?.focus())
  const others = sessions.filter(({ current }) => !current)
  return (
    <>
      <ul ref={list} className={styles.list} tabIndex={-1}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {others.length > 1 && (
        <div>
          <Confirm
            question={t('sessions.confirmAll', { n: others.length })}
            act={t('sessions.endAll')}
            onConfirm={() => end.mutate(others)}
            trigger={<Button isBusy={end.isPending}>{t('sessions.endAll')}</Button>}
          />
        </div>
      )}
      {end.isError && (
        <p role="alert" className={styles.problem}>
          {end.error.message}
        </p>
      )}
    </>
  )
}
