import styles from './progress-bar.module.css'

/** Progress from 0 to 100 with an accessible name. */
export function ProgressBar({ label, percent }: { label: string; percent: number }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={styles.bar}
    >
      <span style={{ transform: `scaleX(${percent / 100})` }} />
    </div>
  )
}
