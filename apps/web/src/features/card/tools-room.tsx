import type { ReactNode } from 'react'
import styles from './tools-room.module.css'

/** Room for a card's tools, which touch screens keep free from the start. */
export function ToolsRoom({ children }: { children?: ReactNode }) {
  return <div className={styles.tools}>{children}</div>
}
