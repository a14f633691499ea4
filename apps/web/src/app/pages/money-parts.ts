/** Loaded as one chunk: these parts share most of their code, and each chunk name costs bytes in the entry. */
export { SubscribeDialog } from '../../features/order/subscribe-dialog.tsx'
export { OrdersPage } from './orders-page.tsx'
export { PayPage } from './pay-page.tsx'
