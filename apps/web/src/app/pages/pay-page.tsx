import { usePageTitle } from '../../features/company/use-company-head.ts'
import { OrdersLink } from '../../features/order/sandbox/orders-link.tsx'
import { SandboxTrade } from '../../features/order/sandbox/sandbox-trade.tsx'
import { useOrderText } from '../../i18n/order-words.ts'
import { Answer } from './answer.tsx'
import { CutThread } from '../../ui/drawings/cut-thread.tsx'
import { HomeLink } from './home-link.tsx'
import styles from './pay-page.module.css'
import { PlainPage } from './plain-page.tsx'

/** Target of the sandbox's QR code. Anyone who has the link may pay, signed in or not. */
export function PayPage({ params: { secret } }: { params: { secret: string } }) {
  const t = useOrderText()
  usePageTitle(t('sandbox.title'))
  return (
    <PlainPage>
      <div className={styles.middle}>
        <SandboxTrade key={secret} secret={secret} dead={<DeadCode />} />
      </div>
    </PlainPage>
  )
}

function DeadCode() {
  const t = useOrderText()
  return (
    <Answer drawing={<CutThread />} title={t('sandbox.dead')} sentence={t('sandbox.deadHint')}>
      <OrdersLink />
      <HomeLink />
    </Answer>
  )
}
