import type { OpenSession } from '@easel/contract/profile'
import { useRef } from 'react'
import { useAgo } from '../../../i18n/ago.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useSettingsText } from '../../../i18n/settings-words.ts'
import { focusNeighbourRow } from '../../../lib/focus-neighbour-row.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { useEndSessions } from './api.ts'
import { readDevice } from './rules.ts'
import styles from './session-list.module.css'

/** One session: device, last activity, and an "end" button unless it is the current one. */
export function SessionRow({ session }: { session: OpenSession }) {
  const t = useSettingsText()
  const ago = useAgo()
  const formats = useFormats()
  const row = useRef<HTMLLIElement>(null)
  const end = useEndSessions(() => focusNeighbourRow(row.current))
  const { browser, system } = readDevice(session.device)
  const device = [browser, system].filter(Boolean).join(' · ') || t('sessions.unknown')
  return (
    <li ref={row} className={styles.row} tabIndex={-1}>
      <div className={styles.words}>
        <span className={styles.device}>
          {device}
          {session.current && <Tag tone="jade">{t('sessions.current')}</Tag>}
        </span>
        <small title={formats.dateTime(session.lastSeenAt)}>
          {t('sessions.seen', { ago: ago(session.lastSeenAt), date: formats.date(session.createdAt) })}
        </small>
        {end.isError && (
          <small role="alert" className={styles.problem}>
            {end.error.message}
          </small>
        )}
      </div>
      {!session.current && (
        <Confirm
          question={t('sessions.confirmEnd', { device })}
          act={t('sessions.end')}
          onConfirm={() => end.mutate([session])}
          trigger={
            <Button size="small" isBusy={end.isPending} aria-label={t('sessions.endOf', { device })}>
              {t('sessions.end')}
            </Button>
          }
        />
      )}
    </li>
  )
}
