import type { StatementLine } from '@easel/contract/redeem'
import { useFormats } from '../../../i18n/format.ts'
import { useDictionary } from '../../../i18n/text.ts'
import { useOrderText } from '../../../i18n/order-words.ts'
import { numberFormat } from '../rules.ts'
import styles from './statement-row.module.css'

/** Cells of a credit movement: reason, time, amount, balance. */
export function StatementRow({ line: { reason, createdAt, delta, balance } }: { line: StatementLine }) {
  const t = useOrderText()
  const formats = useFormats()
  const language = useDictionary((dictionary) => dictionary.language)
  const signed = numberFormat(language, { signDisplay: 'exceptZero' }).format(delta)
  return (
    <>
      <span role="rowheader" className={styles.what}>
        {t(`statement.reason.${reason}`)}
        <time dateTime={createdAt}>
          <span>{formats.date(createdAt)}</span> <span>{formats.time(createdAt)}</span>
        </time>
      </span>
      <span role="cell" className={styles.number} data-sign={Math.sign(delta)}>
        {signed}
      </span>
      <span role="cell" className={styles.number}>
        {formats.number(balance)}
      </span>
    </>
  )
}
