import type { ReactNode } from 'react'
import styles from './tools-room.module.css'

/** Room for the card's tools; on touch screens it is always reserved. */
export function ToolsRoom({ children }: { children?: ReactNode }) {
  return <div className={styles.tools}>{children}</div>
}
