import type { InputHTMLAttributes } from 'react'
import styles from './range-input.module.css'

/** Native slider with a thumb shaped like a seal; direction by writing mode. */
export function RangeInput({ className = '', ...rest }: InputHTMLAttributes<HTMLInputElement>) {
  return <input type="range" className={`${styles.input} ${className}`} {...rest} />
}
