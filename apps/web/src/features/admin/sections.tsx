import { lazy, Suspense } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { useText } from '../../i18n/use-text.ts'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'

const OverviewSection = lazy(() =>
  import('./overview/overview-section.tsx').then((part) => ({ default: part.OverviewSection })),
)
const TasksSection = lazy(() => import('./tasks/tasks-section.tsx').then((part) => ({ default: part.TasksSection })))
const CompanySection = lazy(() =>
  import('./company/company-section.tsx').then((part) => ({ default: part.CompanySection })),
)
const BooksSection = lazy(() => import('./books/books-section.tsx').then((part) => ({ default: part.BooksSection })))
const PricesSection = lazy(() =>
  import('./prices/prices-section.tsx').then((part) => ({ default: part.PricesSection })),
)
const ProductsSection = lazy(() =>
  import('./products/products-section.tsx').then((part) => ({ default: part.ProductsSection })),
)
const CodesSection = lazy(() => import('./codes/codes-section.tsx').then((part) => ({ default: part.CodesSection })))
const OrdersSection = lazy(() =>
  import('./orders/orders-section.tsx').then((part) => ({ default: part.OrdersSection })),
)
const PeopleSection = lazy(() =>
  import('./people/people-section.tsx').then((part) => ({ default: part.PeopleSection })),
)
const ChannelsSection = lazy(() =>
  import('./channels/channels-section.tsx').then((part) => ({ default: part.ChannelsSection })),
)
const EnginesSection = lazy(() =>
  import('./engines/engines-section.tsx').then((part) => ({ default: part.EnginesSection })),
)
const WordsSection = lazy(() => import('./words/words-section.tsx').then((part) => ({ default: part.WordsSection })))
const AuditSection = lazy(() => import('./audit/audit-section.tsx').then((part) => ({ default: part.AuditSection })))

/** Loads each section when it is opened. */
export function Sections() {
  const t = useText()
  return (
    <ErrorBoundary
      fallback={({ error, retry }) => <FailedNote problem={t('net.failed')} error={error} onRetry={retry} />}
    >
      <Suspense>
        <AllSections />
      </Suspense>
    </ErrorBoundary>
  )
}

function AllSections() {
  return (
    <Switch>
      <Route path="/admin" component={OverviewSection} />
      <Route path="/admin/tasks" component={TasksSection} />
      <Route path="/admin/company" component={CompanySection} />
      <Route path="/admin/engines/:engineId?">{({ engineId }) => <EnginesSection engineId={engineId} />}</Route>
      <Route path="/admin/money" component={BooksSection} />
      <Route path="/admin/prices" component={PricesSection} />
      <Route path="/admin/products/:productId?">{({ productId }) => <ProductsSection productId={productId} />}</Route>
      <Route path="/admin/codes" component={CodesSection} />
      <Route path="/admin/orders" component={OrdersSection} />
      <Route path="/admin/people" component={PeopleSection} />
      <Route path="/admin/channels" component={ChannelsSection} />
      <Route path="/admin/words" component={WordsSection} />
      <Route path="/admin/audit-log" component={AuditSection} />
      <Route>
        <Redirect to="/404" replace />
      </Route>
    </Switch>
  )
}
