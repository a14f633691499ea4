import type { ReactNode } from 'react'
import styles from './tag.module.css'

export type Tone = 'calm' | 'accent' | 'jade' | 'gold' | 'azure' | 'danger'

/** Tinted label; its text carries the meaning, the colour only supports it. */
export function Tag({ tone = 'calm', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  )
}
