import type { AdminUser } from '@easel/contract/admin'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useFormats } from '../../../i18n/format.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Facts } from '../parts/facts.tsx'
import { BanForm } from './ban-form.tsx'
import { GrantForm } from './grant-form.tsx'
import { PersonRecords } from './person-records.tsx'
import { PlanForm } from './plan-form.tsx'
import { PasswordForm } from './password-form.tsx'

interface PersonDialogProps {
  /** Undefined: the dialog is closed. */
  person: AdminUser | undefined
  onClose: () => void
}

/** Administrative actions on one account. */
export function PersonDialog({ person, onClose }: PersonDialogProps) {
  const t = useAdminText()
  const formats = useFormats()
  const plan = person?.plan
  return (
    <Dialog isOpen={person !== undefined} onClose={onClose} title={person?.name || (person?.phone ?? '')}>
      {person && (
        <>
          <Facts
            facts={[
              [t('admin.phone'), person.phone],
              [t('admin.credits'), formats.number(person.credits)],
              [
                t('admin.plan'),
                plan
                  ? `${plan.title} · ${t('admin.planUntil', { date: formats.date(plan.endsAt) })}`
                  : t('subscribe.noPlan'),
              ],
            ]}
          />
          <PersonRecords key={person.id} person={person} />
          <GrantForm person={person} />
          <PlanForm person={person} />
          {person.role === 'user' && !person.banned && <PasswordForm person={person} />}
          {person.role === 'user' && <BanForm key={String(person.banned)} person={person} />}
        </>
      )}
    </Dialog>
  )
}
