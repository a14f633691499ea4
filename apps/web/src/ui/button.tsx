import type { ButtonHTMLAttributes, Ref } from 'react'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'quiet' | 'ghost' | 'danger'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant
  ref?: Ref<HTMLButtonElement>
  /** Heights: `inline` 28 px, `small` 32, `normal` 36, `large` 40; always 44 on touch screens. */
  size?: 'inline' | 'small' | 'normal' | 'large'
  /** The action runs: presses are ignored, but the button stays focusable. */
  isBusy?: boolean
}

/** Text button. Its type is `button` unless set to `submit`. */
export function Button({
  variant = 'quiet',
  size = 'normal',
  isBusy = false,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={[styles.button, className].filter(Boolean).join(' ')}
      data-variant={variant}
      data-size={size}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    />
  )
}
