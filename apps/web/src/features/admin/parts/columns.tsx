import type { ReactNode } from 'react'
import styles from './columns.module.css'

/** Fields side by side as far as there is room. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}
