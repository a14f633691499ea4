import { HEIGHT, type Series, STEP, sparklineOf } from './rules.ts'
import styles from './sparkline.module.css'

/** Decorative: a table holds the same values for screen readers. */
export function Sparkline({ series }: { series: Series }) {
  const { line, mark, zero } = sparklineOf(series)
  const width = (series.length - 1) * STEP
  return (
    <svg className={styles.spark} viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      <path className={styles.zero} d={`M0 ${zero}H${width}`} />
      <path className={styles.line} d={line} />
      <path className={styles.mark} d={mark} />
    </svg>
  )
}
