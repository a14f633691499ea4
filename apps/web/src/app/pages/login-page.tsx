import { Redirect, useSearchParams } from 'wouter'
import { LoginForm } from '../../features/account/login/login-form.tsx'
import { useCompany } from '../../features/company/api.ts'
import { laterScreen } from '../../i18n/lazy-screen.tsx'
import { useText } from '../../i18n/use-text.ts'
import { useToken } from '../../lib/stored.ts'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import { pathAfterLogin } from '../login-path.ts'
import { HouseLogo } from '../shell/house-logo.tsx'
import { LoginPicture } from './login-picture.tsx'
import styles from './login-page.module.css'

const LoginCorner = laterScreen(() =>
  import('../../features/settings/login-corner.tsx').then((part) => part.LoginCorner),
)

/** Signed-in people are redirected to the page they wanted. */
export function LoginPage() {
  const t = useText()
  const company = useCompany()
  const [search] = useSearchParams()
  const isSignedIn = useToken((state) => state.token !== null)
  if (isSignedIn) return <Redirect to={pathAfterLogin(search.toString())} replace />
  return (
    <main className={styles.page}>
      <LoginPicture />
      <div className={styles.side}>
        <div className={styles.corner}>
          <LazyBoundary instead={null}>
            <LoginCorner />
          </LazyBoundary>
        </div>
        <div className={styles.main}>
          <header className={styles.head}>
            <HouseLogo px={40} />
            <span>{company?.name}</span>
          </header>
          {search.has('ended') && (
            <p role="status" className={styles.ended}>
              {t('login.ended')}
            </p>
          )}
          <LoginForm />
        </div>
      </div>
    </main>
  )
}
