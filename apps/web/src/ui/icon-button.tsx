import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes } from 'react'
import styles from './icon-button.module.css'
import { Tooltip } from './tooltip.tsx'

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Accessible name and tooltip. */
  label: string
  icon: LucideIcon
  /** `small`: 28 px with a 15 px icon, for rows. */
  size?: 'small' | 'normal'
}

/** Button with an icon only. */
export function IconButton({ label, icon: Icon, size = 'normal', className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        data-size={size}
        className={[styles.button, className].filter(Boolean).join(' ')}
      >
        <Icon size={size === 'small' ? 15 : 18} strokeWidth={1.75} aria-hidden />
      </button>
    </Tooltip>
  )
}
