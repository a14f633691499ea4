import type { AuditLine } from '@easel/contract/admin'
import styles from './audit-details.module.css'

/** What was written down with an act, as it was written. */
export function AuditDetails({ details }: Pick<AuditLine, 'details'>) {
  return (
    <ul className={styles.details}>
      {Object.entries(details).map(([name, value]) => (
        <li key={name}>
          <span>{name}</span> {typeof value === 'string' ? value : JSON.stringify(value)}
        </li>
      ))}
    </ul>
  )
}
