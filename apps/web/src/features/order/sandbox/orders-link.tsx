import { useText } from '../../../i18n/use-text.ts'
import { LinkButton } from '../../../ui/link-button.tsx'

/** Link to the orders, from a payment that has ended or does not exist. */
export function OrdersLink() {
  const t = useText()
  return (
    <LinkButton href="/orders" variant="quiet">
      {t('sandbox.toOrders')}
    </LinkButton>
  )
}
