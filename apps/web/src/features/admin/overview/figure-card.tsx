import { useId } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Link } from 'wouter'
import styles from './figure-card.module.css'
import { FigureTable } from './figure-table.tsx'
import { Sparkline } from './sparkline.tsx'
import type { Figure } from './use-figures.ts'

/** Today's figure, yesterday's, and a sparkline of the days before. */
export function FigureCard({ figure, days }: { figure: Figure; days: readonly string[] }) {
  const t = useAdminText()
  const id = useId()
  const { name, href, series, tell } = figure
  const before = series.at(-2) ?? null
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>
        <Link href={href}>{name}</Link>
      </h2>
      <p className={styles.number}>
        <span className="sr-only">{t('admin.today')}</span> {tell(series.at(-1) ?? null)}
      </p>
      <p className={styles.before}>
        {before === null ? t('admin.noneYesterday') : t('admin.yesterday', { value: tell(before) })}
      </p>
      <Sparkline series={series} />
      <FigureTable figure={figure} days={days} />
    </section>
  )
}
