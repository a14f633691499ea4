import { useOrderText } from '../../i18n/order-words.ts'
import { openDialog } from '../../lib/dialog-address.ts'
import { Button } from '../../ui/button.tsx'
import { BlankScroll } from '../../ui/drawings/blank-scroll.tsx'
import { StateNote } from '../../ui/state-note.tsx'

/** Empty state, with a link to the plans. */
export function EmptyOrders({ words }: { words: string }) {
  const t = useOrderText()
  return (
    <StateNote drawing={<BlankScroll />} words={words}>
      <Button variant="primary" onClick={() => openDialog('subscribe')}>
        {t('orders.see')}
      </Button>
    </StateNote>
  )
}
