import type { ReactNode } from 'react'
import styles from './tags.module.css'

/** Tags side by side. */
export function Tags({ children }: { children: ReactNode }) {
  return <span className={styles.tags}>{children}</span>
}
