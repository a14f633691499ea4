import type { AdminTask } from '@easel/contract/admin-tasks'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { TwoLines } from '../parts/two-lines.tsx'
import styles from './prompt-line.module.css'

/** Prompt and channel of a task in one line; a blend has no prompt, so only the channel. */
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
