import type { AdminUser } from '@easel/contract/admin'
import { useState } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { PersonKeys } from './person-keys.tsx'
import { PersonStatement } from './person-statement.tsx'
import styles from './person-records.module.css'

/** Ways to what a person drew and bought, their credit statement, and their API keys. */
export function PersonRecords({ person: { id, phone } }: { person: AdminUser }) {
  const t = useAdminText()
  const [open, setOpen] = useState<'statement' | 'keys' | null>(null)
  const toggle = (what: 'statement' | 'keys') => setOpen(open === what ? null : what)
  const ofPerson = `text=${encodeURIComponent(phone)}`
  return (
    <div className={styles.records}>
      <LinkButton size="small" variant="quiet" href={`/admin/tasks?${ofPerson}`}>
        {t('admin.personTasks')}
      </LinkButton>
      <LinkButton size="small" variant="quiet" href={`/admin/orders?${ofPerson}`}>
        {t('admin.orders')}
      </LinkButton>
      <Button size="small" aria-expanded={open === 'statement'} onClick={() => toggle('statement')}>
        {t('statement.title')}
      </Button>
      <Button size="small" aria-expanded={open === 'keys'} onClick={() => toggle('keys')}>
        {t('admin.apiKeys')}
      </Button>
      {open === 'statement' && <PersonStatement userId={id} />}
      {open === 'keys' && <PersonKeys userId={id} />}
    </div>
  )
}
