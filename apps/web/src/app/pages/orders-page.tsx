import { Redirect, useLocation, useSearch } from 'wouter'
import { usePageTitle } from '../../features/company/use-company-head.ts'
import { OrderList } from '../../features/order/orders/order-list.tsx'
import { Statement } from '../../features/order/statement/statement.tsx'
import { SubscribeDialog } from '../../features/order/subscribe-dialog.tsx'
import { useOrderNews } from '../../features/order/use-order-news.ts'
import { useOrderText } from '../../i18n/order-words.ts'
import { useDialogAddress } from '../../lib/dialog-address.ts'
import { useToken } from '../../lib/stored.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { useLive } from '../live.ts'
import { loginPath } from '../login-path.ts'
import styles from './orders-page.module.css'
import { PlainPage } from './plain-page.tsx'

const ORDERS = '/orders'
const CREDITS = '/orders?view=credits'

/** Own orders, and the statement of own credits. */
export function OrdersPage() {
  const search = useSearch()
  const isSignedIn = useToken((state) => state.token !== null)
  const isOfCredits = new URLSearchParams(search).get('view') === 'credits'
  const path = isOfCredits ? CREDITS : ORDERS
  if (!isSignedIn) return <Redirect to={loginPath(path, { hasEnded: false })} replace />
  return <Records path={path} />
}

function Records({ path }: { path: typeof ORDERS | typeof CREDITS }) {
  useLive()
  useOrderNews()
  const t = useOrderText()
  const dialog = useDialogAddress()
  const [, navigate] = useLocation()
  usePageTitle(t('orders.page'))
  return (
    <PlainPage>
      <div className={styles.scroller}>
        <div className={styles.records}>
          <h1>{t('orders.page')}</h1>
          <Tabs
            label={t('orders.page')}
            value={path}
            tabs={[
              { value: ORDERS, label: t('orders.title') },
              { value: CREDITS, label: t('statement.title') },
            ]}
            onChange={(next) => navigate(next, { replace: true })}
          >
            {path === CREDITS ? <Statement /> : <OrderList />}
          </Tabs>
        </div>
      </div>
      {dialog?.name === 'subscribe' && <SubscribeDialog part={dialog.part} />}
    </PlainPage>
  )
}
