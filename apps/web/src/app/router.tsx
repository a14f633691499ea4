import { lazy, Suspense } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { useGuard } from './use-guard.ts'

const DrawScreen = lazy(() => import('./pages/draw-screen.tsx').then((page) => ({ default: page.DrawScreen })))
const LoginPage = lazy(() => import('./pages/login-page.tsx').then((page) => ({ default: page.LoginPage })))
const LegalPage = lazy(() => import('./pages/legal-page.tsx').then((page) => ({ default: page.LegalPage })))
const InvitePage = lazy(() => import('./pages/invite-page.tsx').then((page) => ({ default: page.InvitePage })))
const AboutPage = lazy(() => import('./pages/about-page.tsx').then((page) => ({ default: page.AboutPage })))
const ErrorPage = lazy(() => import('./pages/error-page.tsx').then((page) => ({ default: page.ErrorPage })))

/** One pattern for both prefixes, so that the screen stays when one moves between them. */
const DRAWING = /^\/(?:draw|chat)(?:\/(?<uuid>[^/]+))?\/?$/

/** Every route of the product; what is not here is not found. */
export function Router() {
  const passed = useGuard()
  return (
    <Suspense fallback={null}>
      <Switch>
        <Route path="/">
          <Redirect to="/draw" replace />
        </Route>
        <Route path="/chat">
          <Redirect to="/chat/index" replace />
        </Route>
        <Route path={DRAWING}>{({ uuid }) => <DrawScreen channelId={uuid} />}</Route>
        <Route path="/invite/:code" component={InvitePage} />
        <Route path="/login" component={LoginPage} />
        <Route path="/privacy-policy">
          <LegalPage document="privacy" />
        </Route>
        <Route path="/user-agreement">
          <LegalPage document="agreement" />
        </Route>
        <Route path="/about" component={AboutPage} />
        <Route path="/404">
          <ErrorPage code={404} />
        </Route>
        <Route path="/500">{passed === '/500' && <ErrorPage code={500} />}</Route>
        <Route>
          <Redirect to="/404" replace />
        </Route>
      </Switch>
    </Suspense>
  )
}
