import type { ReactNode } from 'react'
import styles from './tags.module.css'

export function Tags({ children }: { children: ReactNode }) {
  return <span className={styles.tags}>{children}</span>
}
