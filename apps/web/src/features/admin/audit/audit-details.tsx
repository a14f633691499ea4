import type { AuditLine } from '@easel/contract/admin'
import { type AdminKey, useAdminText } from '../../../i18n/admin-words.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useDictionary } from '../../../i18n/text.ts'
import { separateThousands } from '../../../i18n/text.ts'
import { useMoney } from '../parts/use-money.ts'
import styles from './audit-details.module.css'
import { DETAIL_NAMES, formatDetail } from './rules.ts'

/** Details stored with an audit entry. */
export function AuditDetails({ details }: Pick<AuditLine, 'details'>) {
  const t = useAdminText()
  const language = useDictionary((dictionary) => dictionary.language)
  const tongue = {
    language,
    // Values added by a newer server have no text and are shown as they are.
    text: (key: string) => t(key as AdminKey),
    money: useMoney(),
    number: separateThousands,
    date: useFormats().dateTime,
  }
  return (
    <ul className={styles.details}>
      {Object.keys(details).map((name) => (
        <li key={name}>
          <span>{DETAIL_NAMES[name] ? t(DETAIL_NAMES[name]) : name}</span> {formatDetail(name, details, tongue)}
        </li>
      ))}
    </ul>
  )
}
