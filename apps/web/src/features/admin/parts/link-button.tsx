import type { ReactNode } from 'react'
import { Link } from 'wouter'
import styles from './link-button.module.css'

interface LinkButtonProps {
  href: string
  variant?: 'primary' | 'quiet'
  /** Its name where the words in it are not enough. */
  label?: string
  children: ReactNode
}

/** Leads somewhere and looks like a button. */
export function LinkButton({ href, variant = 'primary', label, children }: LinkButtonProps) {
  return (
    <Link href={href} className={styles.link ?? ''} data-variant={variant} aria-label={label}>
      {children}
    </Link>
  )
}
