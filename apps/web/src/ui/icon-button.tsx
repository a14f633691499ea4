import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes } from 'react'
import styles from './icon-button.module.css'
import { Tooltip } from './tooltip.tsx'

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Its name, for everybody; also the tooltip. */
  label: string
  icon: LucideIcon
  /** `small`: 28 px with a 15 px icon, for rows. */
  size?: 'small' | 'normal'
}

/** A button that shows only a picture of its act. */
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
