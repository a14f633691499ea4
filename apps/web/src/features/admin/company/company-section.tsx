import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { detailsQuery } from './api.ts'
import { CompanyForm } from './company-form.tsx'
import styles from './company-section.module.css'

/** What the operator says of itself. */
export function CompanySection() {
  const t = useText()
  const { data, isError, refetch } = useQuery(detailsQuery)
  return (
    <div className={styles.section}>
      <header className={styles.head}>
        <h1>{t('admin.company')}</h1>
        <p>{t('admin.companyHint')}</p>
      </header>
      {data && <CompanyForm saved={data} />}
      {!data && !isError && <Skeleton height="520px" />}
      {!data && isError && (
        <div className={styles.failed} role="alert">
          <p>{t('admin.loadFailed')}</p>
          <Button onClick={() => refetch()}>{t('ui.retry')}</Button>
        </div>
      )}
    </div>
  )
}
