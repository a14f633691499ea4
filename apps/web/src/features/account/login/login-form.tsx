import { Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { lazyScreen } from '../../../i18n/lazy-screen.tsx'
import { readToken } from '../../../lib/stored.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './login-form.module.css'
import { SignIn } from './sign-in.tsx'
import { forgetSentCode, readSentCode } from './store.ts'

const ResetPassword = lazyScreen(() => import('./reset-password.tsx').then((form) => form.ResetPassword))

/** Login form, or with `?forgot` the form for a new password. Both share the phone number. */
export function LoginForm() {
  const [search] = useSearchParams()
  const [phone, setPhone] = useState(() => readSentCode().phone)
  useForgetWhenSignedIn()
  if (!search.has('forgot')) return <SignIn phone={phone} onPhone={setPhone} />
  return (
    <Suspense
      fallback={
        <div className={styles.awaited}>
          <Skeleton height="100%" />
        </div>
      }
    >
      <ResetPassword phone={phone} onPhone={setPhone} />
    </Suspense>
  )
}

/** Clears the phone number from this tab's storage after login, so that it does not reappear after logout. */
function useForgetWhenSignedIn(): void {
  useEffect(
    () => () => {
      if (readToken() !== null) forgetSentCode()
    },
    [],
  )
}
