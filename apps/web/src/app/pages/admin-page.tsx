import { useQuery } from '@tanstack/react-query'
import { Redirect, useLocation } from 'wouter'
import { sessionQuery } from '../../features/account/api.ts'
import { loadAdminWords } from '../../i18n/admin-words.ts'
import { lazyScreen } from '../../i18n/lazy-screen.tsx'
import { loadOrderWords } from '../../i18n/order-words.ts'
import { useText } from '../../i18n/use-text.ts'
import { useToken } from '../../lib/stored.ts'
import { Button } from '../../ui/button.tsx'
import { loginPath } from '../login-path.ts'
import { Answer } from './answer.tsx'
import { BrokenBridge } from '../../ui/drawings/broken-bridge.tsx'
import { PlainPage } from './plain-page.tsx'

const AdminConsole = lazyScreen(async () => {
  const parts = [import('../../features/admin/admin-console.tsx'), loadAdminWords(), loadOrderWords()] as const
  return (await Promise.all(parts))[0].AdminConsole
})

/** The console for administrators. Everyone else gets a 404 page. */
export function AdminPage() {
  const [path] = useLocation()
  const isSignedIn = useToken((state) => state.token !== null)
  const { data, isError, refetch } = useQuery({ ...sessionQuery, enabled: false })
  if (!isSignedIn) return <Redirect to={loginPath(path, { hasEnded: false })} replace />
  if (data?.user?.role === 'admin') return <AdminConsole />
  if (data?.user) return <Redirect to="/404" replace />
  return isError ? <Unknown retry={refetch} /> : null
}

/** Shown when the session could not be read. */
function Unknown({ retry }: { retry: () => void }) {
  const t = useText()
  return (
    <PlainPage>
      <Answer drawing={<BrokenBridge />} title={t('err.unreachable')} sentence={t('err.unreachable.hint')}>
        <Button onClick={retry}>{t('ui.retry')}</Button>
      </Answer>
    </PlainPage>
  )
}
