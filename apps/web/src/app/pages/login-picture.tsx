import styles from './login-picture.module.css'

/** The left half on wide screens: the product's seal, drawn large. */
export function LoginPicture() {
  return (
    <div className={styles.picture} aria-hidden>
      <svg viewBox="0 0 400 400">
        <rect x="60" y="60" width="280" height="280" rx="48" className={styles.seal} />
        <path
          d="M118 262c28-79 67-124 103-132 28-6 36 16 21 39-21 32-64 60-79 89-10 19 2 30 21 25 36-10 71-38 105-73"
          className={styles.stroke}
        />
      </svg>
    </div>
  )
}
