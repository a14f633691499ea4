import { systemContent } from '@easel/contract/chat'
import { useText } from '../../i18n/use-text.ts'
import styles from './system-line.module.css'

/** Somebody joined or left; unknown events render nothing. */
export function SystemLine({ name, content }: { name: string; content: string }) {
  const t = useText()
  const known = systemContent.safeParse(content).data
  return <p className={styles.line}>{known && t(`chat.system.${known}`, { name })}</p>
}
