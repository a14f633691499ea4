import type { ReactNode } from 'react'
import { Link } from 'wouter'
import styles from './link-button.module.css'

interface LinkButtonProps {
  href: string
  variant?: 'primary' | 'quiet'
  /** `small` 32 px, `normal` 36; 44 on touch screens whatever it says. */
  size?: 'small' | 'normal'
  /** Its name where the words in it are not enough. */
  label?: string
  /** What one comes from is gone: no way back leads there. */
  replace?: boolean
  children: ReactNode
}

/** Leads somewhere and looks like a button. */
export function LinkButton({ variant = 'primary', size = 'normal', label, children, ...way }: LinkButtonProps) {
  return (
    <Link {...way} className={styles.link ?? ''} data-variant={variant} data-size={size} aria-label={label}>
      {children}
    </Link>
  )
}
