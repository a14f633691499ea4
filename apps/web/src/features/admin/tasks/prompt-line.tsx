import type { AdminTask } from '@easel/contract/admin-tasks'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { TwoLines } from '../parts/two-lines.tsx'
import styles from './prompt-line.module.css'

/** What was asked for, in one line, and where; of a blend only where, for its pictures say it. */
export function PromptLine({ task: { prompt, action, channel } }: { task: AdminTask }) {
  const t = useAdminText()
  const words = (
    <span className={styles.prompt} title={prompt}>
      {prompt || '—'}
    </span>
  )
  const where = `${t(`drawing.kind.${action}`)} · ${channel.title || t('channel.fallback')}`
  return <TwoLines first={words} second={where} />
}
