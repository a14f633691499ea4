import type { Order } from '@easel/contract/order'
import { useQuery } from '@tanstack/react-query'
import { navigate } from 'wouter/use-browser-location'
import { usePlanTimes } from '../../i18n/use-plan-times.ts'
import { useOrderText } from '../../i18n/order-words.ts'
import { closeDialog } from '../../lib/dialog-address.ts'
import { Button } from '../../ui/button.tsx'
import { sessionQuery } from '../account/api.ts'
import { writeGoods } from './rules.ts'
import { useCreditWords } from './use-credit-words.ts'
import { useHeadingFocus } from './use-heading-focus.ts'
import { useMoney } from './use-money.ts'
import styles from './done-step.module.css'

/** Last step: what was bought, and the new balance. */
export function DoneStep({ order }: { order: Order }) {
  const t = useOrderText()
  const creditWords = useCreditWords()
  const planTimes = usePlanTimes()
  const money = useMoney()
  const heading = useHeadingFocus()
  // Refetched, because without a socket the new credits have not arrived.
  const user = useQuery({ ...sessionQuery, staleTime: 0 }).data?.user
  return (
    <section className={styles.done} aria-labelledby="done-heading">
      <img src="/seal.svg" alt="" width={72} height={72} className={styles.seal} />
      <h3 id="done-heading" ref={heading} tabIndex={-1} className={styles.title}>
        {t('pay.paid')}
      </h3>
      <p className={styles.goods}>
        {writeGoods(order)} · {money(order)}
      </p>
      {user && (
        <dl className={styles.have}>
          <dt>{t('user.credits')}</dt>
          <dd>{creditWords(user.credits)}</dd>
          {user.plan && (
            <>
              <dt>{t('user.plan')}</dt>
              <dd>
                {user.plan.title} <small>{planTimes(user.plan)}</small>
              </dd>
            </>
          )}
        </dl>
      )}
      <Button variant="primary" size="large" onClick={startDrawing}>
        {t('pay.startDrawing')}
      </Button>
    </section>
  )
}

/** Closes the dialog; goes to the drawing screen unless the dialog is over one. */
function startDrawing(): void {
  if (location.pathname.startsWith('/draw')) closeDialog()
  else navigate('/draw')
}
