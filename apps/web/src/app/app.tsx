import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy } from 'react'
import { useCompanyHead } from '../features/company/use-company-head.ts'
import { useAppearance } from '../features/settings/use-appearance.ts'
import { TextProvider } from '../i18n/text-provider.tsx'
import { onFirstAction } from '../lib/first-view.ts'
import { ErrorBoundary, type Failure } from '../ui/error-boundary.tsx'
import { LazyBoundary } from '../ui/lazy-boundary.tsx'
import { useToasts } from '../ui/toast.ts'
import { Crash } from './pages/crash.tsx'
import { Router, UNREACHABLE } from './router.tsx'
import { useFirstLoad } from './use-first-load.ts'

/** Loaded lazily: toasts rarely appear before the first user action, and the store keeps them until then. */
const Toaster = lazy(async () => {
  await new Promise<void>((resolve) => {
    onFirstAction(resolve)
    useToasts.subscribe(() => resolve())
  })
  return import('../ui/toaster.tsx').then((part) => ({ default: part.Toaster }))
})

export function App({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <TextProvider>
        <ErrorBoundary fallback={(failure) => <Broken {...failure} />}>
          <Site />
        </ErrorBoundary>
        <LazyBoundary instead={null}>
          <Toaster />
        </LazyBoundary>
      </TextProvider>
    </QueryClientProvider>
  )
}

function Site() {
  useAppearance()
  useCompanyHead()
  return <Router />
}

/** Shown when a page crashes, which without a server may be because its own chunks did not load. */
function Broken(failure: Failure) {
  const isReached = useFirstLoad()
  return isReached ? <Crash {...failure} /> : UNREACHABLE
}
