import { useAdminText } from '../../../i18n/admin-words.ts'
import { useDayFormat } from './use-day-format.ts'
import type { Figure } from './use-figures.ts'

/** The values of a sparkline as a table for screen readers. */
export function FigureTable({ figure: { name, series, tell }, days }: { figure: Figure; days: readonly string[] }) {
  const t = useAdminText()
  const tellDay = useDayFormat()
  return (
    <div className="sr-only">
      <table>
        <caption>{t('admin.byDay', { name })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('admin.day')}</th>
            <th scope="col">{name}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day, nth) => (
            <tr key={day}>
              <th scope="row">{tellDay(day)}</th>
              <td>{tell(series[nth] ?? null)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
