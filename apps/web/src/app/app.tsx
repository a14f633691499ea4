import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useCompanyHead } from '../features/company/use-company-head.ts'
import { useAppearance } from '../features/settings/use-appearance.ts'
import { ErrorBoundary, type Failure } from '../ui/error-boundary.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { Crash } from './pages/crash.tsx'
import { Router, UnreachablePage } from './router.tsx'
import { useFirstLoad } from './use-first-load.ts'

export function App({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <ErrorBoundary fallback={(failure) => <Broken {...failure} />}>
        <Site />
      </ErrorBoundary>
      <Toaster />
    </QueryClientProvider>
  )
}

function Site() {
  useAppearance()
  useCompanyHead()
  return <Router />
}

/** Without the server a page may miss its own files before anything else. */
function Broken(failure: Failure) {
  const isReached = useFirstLoad()
  return isReached ? (
    <Crash {...failure} />
  ) : (
    <Suspense fallback={null}>
      <UnreachablePage />
    </Suspense>
  )
}
