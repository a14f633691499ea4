import type { AdminUser } from '@easel/contract/admin'
import { useState } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { PersonStatement } from './person-statement.tsx'
import styles from './person-records.module.css'

/** Ways to what a person drew and bought, and their credit statement. */
export function PersonRecords({ person: { id, phone } }: { person: AdminUser }) {
  const t = useAdminText()
  const [isOpen, setOpen] = useState(false)
  const ofPerson = `text=${encodeURIComponent(phone)}`
  return (
    <div className={styles.records}>
      <LinkButton size="small" variant="quiet" href={`/admin/tasks?${ofPerson}`}>
        {t('admin.personTasks')}
      </LinkButton>
      <LinkButton size="small" variant="quiet" href={`/admin/orders?${ofPerson}`}>
        {t('admin.orders')}
      </LinkButton>
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('statement.title')}
      </Button>
      {isOpen && <PersonStatement userId={id} />}
    </div>
  )
}
