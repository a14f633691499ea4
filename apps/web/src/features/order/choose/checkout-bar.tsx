import { QUANTITY_MAX } from '@easel/contract/limits'
import type { Product } from '@easel/contract/order-acts'
import { useOrderText } from '../../../i18n/order-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { useSession } from '../../account/api.ts'
import { writeGoods } from '../rules.ts'
import { useMoney } from '../use-money.ts'
import { useOrdering } from '../use-ordering.ts'
import styles from './checkout-bar.module.css'
import { priceOf } from './rules.ts'
import type { Choice } from './use-choice.ts'

const QUANTITIES = Array.from({ length: QUANTITY_MAX }, (_, at) => String(at + 1))

/** Quantity, total and the "pay" button. */
export function CheckoutBar({ choice }: { choice: Choice & { product: Product } }) {
  const t = useOrderText()
  const money = useMoney()
  const isCurrent = useSession()?.plan?.productId === choice.product.id
  const { order, isPending, problem } = useOrdering()
  const { product, quantity } = choice
  const price = priceOf(product, choice.period)
  if (!price) return null
  const period = price.period ?? undefined

  return (
    <div className={styles.bar}>
      <Select
        label={t(period ? `subscribe.count${period}` : 'subscribe.countPacks')}
        value={String(quantity)}
        choices={QUANTITIES.map((value) => ({ value, label: value }))}
        onChange={(value) => choice.choose({ quantity: Number(value) })}
      />
      <p className={styles.sum} role="status">
        <span>{writeGoods({ title: product.title, quantity })}</span>
        <strong>{money({ ...price, amount: price.amount * quantity })}</strong>
        {isCurrent && <small>{t('subscribe.prolongs')}</small>}
      </p>
      <Button
        variant="primary"
        size="large"
        isBusy={isPending}
        onClick={() => order({ productId: product.id, ...(period && { period }), quantity })}
      >
        {t('subscribe.order')}
      </Button>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
