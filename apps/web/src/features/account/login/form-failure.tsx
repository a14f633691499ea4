import styles from './login-form.module.css'

/** What went wrong and belongs to no field, in one line above the button. */
export function FormFailure({ message }: { message: string | undefined }) {
  if (!message) return null
  return (
    <p role="alert" className={styles.failure}>
      {message}
    </p>
  )
}
