import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useCompanyHead } from '../features/company/use-company-head.ts'
import { useAppearance } from '../features/settings/use-appearance.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { Crash } from './pages/crash.tsx'
import { Router } from './router.tsx'

export function App({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <ErrorBoundary fallback={(failure) => <Crash {...failure} />}>
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
