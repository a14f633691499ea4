import type { Quotas } from '@easel/contract/quotas'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Field } from '../../../ui/field.tsx'
import { Columns } from '../parts/columns.tsx'
import styles from './company-texts.module.css'
import { QUOTAS } from './rules.ts'
import { writeQuota } from './store.ts'

interface CompanyQuotasProps {
  quotas: Quotas
  /** Error message by field path. */
  errors: Record<string, string>
}

/** Quotas per person and per channel. */
export function CompanyQuotas({ quotas, errors }: CompanyQuotasProps) {
  const t = useAdminText()
  return (
    <section className={styles.texts}>
      <h2>{t('admin.quotas')}</h2>
      <p>{t('admin.quotasHint')}</p>
      <Columns>
        {QUOTAS.map((name) => (
          <Field
            key={name}
            label={t(`admin.quota.${name}`)}
            inputMode="numeric"
            value={Number.isFinite(quotas[name]) ? String(quotas[name]) : ''}
            error={errors[`quotas.${name}`]}
            onChange={(event) => writeQuota(name, event.target.value)}
          />
        ))}
      </Columns>
    </section>
  )
}
