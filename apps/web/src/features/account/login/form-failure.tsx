import styles from './login-form.module.css'

/** Error message that belongs to no field, above the submit button. */
export function FormFailure({ message }: { message: string | undefined }) {
  if (!message) return null
  return (
    <p role="alert" className={styles.failure}>
      {message}
    </p>
  )
}
