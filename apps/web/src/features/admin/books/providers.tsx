import { useAdminText } from '../../../i18n/admin-words.ts'
import { Tag } from '../../../ui/tag.tsx'
import { Panel } from '../parts/panel.tsx'
import { useProviderName } from '../parts/use-provider-name.ts'
import type { Books } from './alarms.tsx'
import styles from './providers.module.css'

/** Payment providers: which are active, and what the others lack. */
export function Providers({ providers }: Pick<Books, 'providers'>) {
  const t = useAdminText()
  const nameOf = useProviderName()
  return (
    <Panel title={t('admin.providers')}>
      <ul className={styles.providers}>
        {providers.map(({ id, state, lacks, problem }) => (
          <li key={id}>
            <span className={styles.name}>{nameOf(id)}</span>
            <Tag tone={state === 'ready' ? 'jade' : 'calm'}>{t(`admin.providerState.${state}`)}</Tag>
            {lacks.length > 0 && <small>{t('admin.lacks', { names: lacks.join(t('drawing.listComma')) })}</small>}
            {/* The problem is in English, as in the server's log. */}
            {lacks.length === 0 && problem !== null && <small lang="en">{problem}</small>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
