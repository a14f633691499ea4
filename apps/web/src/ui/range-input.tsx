import type { InputHTMLAttributes } from 'react'
import styles from './range-input.module.css'

/** The browser's slider with the thumb of the house, a small seal; lies as its writing mode does. */
export function RangeInput({ className = '', ...rest }: InputHTMLAttributes<HTMLInputElement>) {
  return <input type="range" className={`${styles.input} ${className}`} {...rest} />
}
