import { Suspense } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { lazyScreen } from '../i18n/lazy-screen.tsx'
import { earlyScreen } from './early-screen.tsx'
import { loadMoneyParts } from './load-money-parts.ts'
import { IN_FRAME } from './screen-addresses.ts'
import { useFirstLoad } from './use-first-load.ts'
import { useGuard } from './use-guard.ts'

export const importDrawScreen = () => import('./pages/draw-screen.tsx')
export const drawScreen = earlyScreen(() => importDrawScreen().then((page) => page.DrawScreen))
export const loginPage = earlyScreen(() => import('./pages/login-page.tsx').then((page) => page.LoginPage))
const LegalPage = lazyScreen(() => import('./pages/legal-page.tsx').then((page) => page.LegalPage))
const InvitePage = lazyScreen(() => import('./pages/invite-page.tsx').then((page) => page.InvitePage))
const AboutPage = lazyScreen(() => import('./pages/about-page.tsx').then((page) => page.AboutPage))
const ErrorPage = lazyScreen(() => import('./pages/error-page.tsx').then((page) => page.ErrorPage))
const AdminPage = lazyScreen(() => import('./pages/admin-page.tsx').then((page) => page.AdminPage))
const OrdersPage = lazyScreen(() => loadMoneyParts().then((parts) => parts.OrdersPage))
const PayPage = lazyScreen(() => loadMoneyParts().then((parts) => parts.PayPage))
/** Development only; the build removes it. */
const PartsPage =
  import.meta.env.DEV && lazyScreen(() => import('./pages/parts/parts-page.tsx').then((page) => page.PartsPage))
const UnreachablePage = lazyScreen(() => import('./pages/unreachable-page.tsx').then((page) => page.UnreachablePage))

export const UNREACHABLE = (
  <Suspense fallback={null}>
    <UnreachablePage />
  </Suspense>
)

/**
 * All routes; everything else is a 404. A constant, so that a re-render of the guard does not re-render pages, nor the page that
 * is loading.
 */
const ROUTES = (
  <Suspense fallback={null}>
    <Switch>
      <Route path="/">
        <Redirect to="/draw" replace />
      </Route>
      <Route path="/chat">
        <Redirect to="/chat/index" replace />
      </Route>
      <Route path={IN_FRAME}>{({ uuid }) => <drawScreen.Screen channelId={uuid} />}</Route>
      <Route path="/invite/:code" component={InvitePage} />
      <Route path="/login" component={loginPage.Screen} />
      <Route path="/privacy-policy">
        <LegalPage document="privacy" />
      </Route>
      <Route path="/user-agreement">
        <LegalPage document="agreement" />
      </Route>
      <Route path="/about" component={AboutPage} />
      <Route path="/orders" component={OrdersPage} />
      <Route path="/pay/:secret" component={PayPage} />
      <Route path="/admin/*?" component={AdminPage} />
      {PartsPage && <Route path="/ui" component={PartsPage} />}
      <Route path="/404">
        <ErrorPage code={404} />
      </Route>
      <Route path="/500">
        <ErrorPage code={500} />
      </Route>
      <Route>
        <Redirect to="/404" replace />
      </Route>
    </Switch>
  </Suspense>
)

/** Renders the page of the address once the guard allows it. */
export function Router() {
  const isWaiting = useGuard()
  const isReached = useFirstLoad()
  if (isWaiting) return null
  return isReached ? ROUTES : UNREACHABLE
}
