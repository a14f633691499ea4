import type { Quote } from '@easel/contract/quote'
import { useText } from '../../../i18n/use-text.ts'
import { openDialog } from '../../../lib/dialog-address.ts'
import { Button } from '../../../ui/button.tsx'
import { usePackFor } from '../../order/choose/api.ts'
import { useMissing } from './use-quote.ts'

/** Leads to the smallest pack that makes up for what is missing; to the shop when none is sold. */
export function BuyButton({ quote }: { quote: Quote | undefined }) {
  const t = useText()
  const pack = usePackFor(useMissing(quote))
  return (
    <Button variant="primary" aria-haspopup="dialog" onClick={() => openDialog('subscribe', pack?.part)}>
      {pack ? t('composer.buy', { what: pack.title }) : t('composer.noCredits')}
    </Button>
  )
}
