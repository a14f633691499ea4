import { useText } from '../../../i18n/use-text.ts'
import { LinkButton } from '../../../ui/link-button.tsx'

/** From a payment that is over, or never was, to where it can be begun anew. */
export function OrdersLink() {
  const t = useText()
  return (
    <LinkButton href="/orders" variant="quiet">
      {t('sandbox.toOrders')}
    </LinkButton>
  )
}
