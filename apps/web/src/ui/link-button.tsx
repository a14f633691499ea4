import type { ReactNode } from 'react'
import { Link } from 'wouter'
import styles from './link-button.module.css'

interface LinkButtonProps {
  href: string
  variant?: 'primary' | 'quiet'
  /** Heights: `small` 32 px, `normal` 36; always 44 on touch screens. */
  size?: 'small' | 'normal'
  /** Accessible name, where its text does not suffice. */
  label?: string
  /** Replaces the history entry, when the current page no longer exists. */
  replace?: boolean
  children: ReactNode
}

/** Link that looks like a button. */
export function LinkButton({ variant = 'primary', size = 'normal', label, children, ...way }: LinkButtonProps) {
  return (
    <Link {...way} className={styles.link ?? ''} data-variant={variant} data-size={size} aria-label={label}>
      {children}
    </Link>
  )
}
