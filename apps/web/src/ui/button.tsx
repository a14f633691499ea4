import type { ButtonHTMLAttributes } from 'react'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'quiet' | 'ghost' | 'danger'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant
  /** `inline` 28 px, `small` 32, `normal` 36, `large` 40; 44 on touch screens whatever it says. */
  size?: 'inline' | 'small' | 'normal' | 'large'
  /** The act runs: no second press, but the focus stays. */
  isBusy?: boolean
}

/** A button that says what it does. It is of type `button` unless told to submit. */
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
