import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { usePlanTimes } from '../../../i18n/use-plan-times.ts'
import { useOrderText } from '../../../i18n/order-words.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useSession } from '../../account/api.ts'
import { useCreditWords } from '../use-credit-words.ts'
import styles from './holdings.module.css'

/** Own credits and plan; the children are links beside those to orders and statement. */
export function Holdings({ children }: { children: ReactNode }) {
  const t = useOrderText()
  const creditWords = useCreditWords()
  const planTimes = usePlanTimes()
  const user = useSession()
  if (!user) return <Skeleton height="64px" />
  return (
    <section aria-label={t('subscribe.have')}>
      <dl className={styles.holdings}>
        <div>
          <dt>{t('user.credits')}</dt>
          <dd>{creditWords(user.credits)}</dd>
        </div>
        <div>
          <dt>{t('user.plan')}</dt>
          {user.plan ? (
            <dd>
              <span className={styles.plan}>{user.plan.title}</span>
              <small>{planTimes(user.plan)}</small>
            </dd>
          ) : (
            <dd className={styles.none}>{t('subscribe.noPlan')}</dd>
          )}
        </div>
      </dl>
      <p className={styles.links}>
        <Link href="/orders">{t('orders.title')}</Link>
        <Link href="/orders?view=credits">{t('statement.title')}</Link>
        {/* They come later and push nothing aside. */}
        {children}
      </p>
    </section>
  )
}
