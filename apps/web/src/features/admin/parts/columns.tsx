import type { ReactNode } from 'react'
import styles from './columns.module.css'

/** Lays fields out side by side as far as they fit. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}
