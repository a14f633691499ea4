import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useText } from '../../i18n/use-text.ts'
import { channelsQuery } from '../channel/api.ts'
import styles from '../../ui/segments.module.css'
import type { Scope } from './rules.ts'

/** Switches between the channel's tasks and all own ones. */
export function ScopeSwitch({ scope }: { scope: Scope }) {
  const t = useText()
  const { data: channels } = useQuery({ ...channelsQuery, enabled: false })
  const channelId = scope.kind === 'channel' ? scope.channelId : channels?.[0]?.id
  return (
    <nav className={styles.segments} aria-label={t('gallery.scope')}>
      {channelId !== undefined && (
        <Link href={`/draw/${channelId}?view=gallery`} aria-current={scope.kind === 'channel' ? 'page' : undefined}>
          {t('gallery.ofChannel')}
        </Link>
      )}
      <Link href="/gallery" aria-current={scope.kind === 'own' ? 'page' : undefined}>
        {t('gallery.own')}
      </Link>
    </nav>
  )
}
