import { useAdminText } from '../../../i18n/admin-words.ts'
import type { Figure } from './use-figures.ts'
import { useDictionary } from '../../../i18n/text.ts'

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

/** Formats a day like `2026-11-25` in the chosen language, without the year. */
function useDayFormat(): (day: string) => string {
  const language = useDictionary((dictionary) => dictionary.language)
  const format = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' })
  return (day) => format.format(new Date(day))
}
