/** Fetched together: they share most of what they are made of, and the entry must name every file there is. */
export { SubscribeDialog } from '../../features/order/subscribe-dialog.tsx'
export { OrdersPage } from './orders-page.tsx'
export { PayPage } from './pay-page.tsx'
