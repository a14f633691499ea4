import type { FormEvent, ReactNode, Ref } from 'react'
import styles from './act-form.module.css'

interface ActFormProps {
  ref?: Ref<HTMLFormElement>
  onSubmit: (event: FormEvent) => void
  /** Why it was not done, when no field says it. */
  problem?: string
  children: ReactNode
}

/** A few fields above the button of one act. */
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
