import type { OverviewDay } from '@easel/contract/admin-overview'
import { FigureCard } from './figure-card.tsx'
import styles from './figures.module.css'
import { useFigures } from './use-figures.ts'

export function Figures({ days }: { days: readonly OverviewDay[] }) {
  const figures = useFigures(days)
  const names = days.map(({ day }) => day)
  return (
    <div className={styles.figures}>
      {figures.map((figure) => (
        <FigureCard key={figure.name} figure={figure} days={names} />
      ))}
    </div>
  )
}
