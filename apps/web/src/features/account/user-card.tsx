import type { User } from '@easel/contract/account'
import LogOut from 'lucide-react/icons/log-out'
import { Link } from 'wouter'
import { useFormats } from '../../i18n/format.ts'
import { usePlanTimes } from '../../i18n/use-plan-times.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { useLogout } from './api.ts'
import { maskPhone } from './rules.ts'
import styles from './user-card.module.css'

/** Phone, credits, plan and logout. */
export function UserCard({ user, close }: { user: User; close: () => void }) {
  const t = useText()
  const formats = useFormats()
  const planTimes = usePlanTimes()
  const logout = useLogout()
  return (
    <div className={styles.card}>
      <dl className={styles.facts}>
        <dt>{t('user.phone')}</dt>
        <dd>{maskPhone(user.phone)}</dd>
        <dt>{t('user.credits')}</dt>
        <dd>{formats.number(user.credits)}</dd>
        {user.plan && (
          <>
            <dt>{t('user.plan')}</dt>
            <dd>
              {user.plan.title}
              <small>{planTimes(user.plan)}</small>
            </dd>
          </>
        )}
      </dl>
      <p className={styles.links}>
        <Link href="/orders">{t('orders.title')}</Link>
        <Link href="/orders?view=credits">{t('statement.title')}</Link>
      </p>
      <Button
        isBusy={logout.isPending}
        onClick={() => {
          close()
          logout.mutate()
        }}
      >
        <LogOut size={16} strokeWidth={1.75} aria-hidden />
        {t('user.logout')}
      </Button>
    </div>
  )
}
