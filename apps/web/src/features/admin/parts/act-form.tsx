import type { FormEvent, ReactNode, Ref } from 'react'
import styles from './act-form.module.css'

interface ActFormProps {
  ref?: Ref<HTMLFormElement>
  onSubmit: (event: FormEvent) => void
  /** Error message that belongs to no field. */
  problem?: string
  children: ReactNode
}

/** Form of one action: a few fields above a button. */
export function ActForm({ ref, onSubmit, problem = '', children }: ActFormProps) {
  return (
    <form ref={ref} className={styles.form} autoComplete="off" noValidate onSubmit={onSubmit}>
      {children}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </form>
  )
}
