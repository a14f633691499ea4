import type { Task } from '@easel/contract/drawing'
import { useFormats } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/use-text.ts'
import { strengthOf } from './rules.ts'
import styles from './weight-list.module.css'

/** Words of a prompt with their weight, as a bar and as a number. */
export function WeightList({ weights }: Pick<Task, 'weights'>) {
  const t = useText()
  const format = useFormats()
  const heaviest = Math.max(0, ...weights.map(({ weight }) => weight))
  if (weights.length === 0) return null
  return (
    <section className={styles.weights} aria-label={t('drawing.weights')}>
      <p className={styles.hint}>{t('drawing.weightsHint')}</p>
      <ol className={styles.words}>
        {weights.map(({ text, weight }, at) => (
          <li key={at} className={styles.word}>
            <span className={styles.text}>{text}</span>
            <span className={styles.number}>{format.number(Math.round(weight * 100) / 100)}</span>
            <span className={styles.bar} style={{ width: `${strengthOf(weight, heaviest)}%` }} />
          </li>
        ))}
      </ol>
    </section>
  )
}
