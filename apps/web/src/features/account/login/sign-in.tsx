import type { LoginType } from '@easel/contract/account'
import { useState } from 'react'
import { Link } from 'wouter'
import { lazyScreen } from '../../../i18n/lazy-screen.tsx'
import { RichText } from '../../../i18n/rich-text.tsx'
import { useText } from '../../../i18n/use-text.ts'
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useCompany } from '../../company/api.ts'
import styles from './login-form.module.css'
import { PasswordLogin } from './password-login.tsx'
import type { LoginProps } from './phone-field.tsx'
import { readSentCode } from './store.ts'

const CaptchaLogin = lazyScreen(() => import('./captcha-login.tsx').then((form) => form.CaptchaLogin))

const ALL: LoginType[] = ['Password', 'Captcha']

/** Login by password or SMS code, as far as the operator offers them. */
export function SignIn(who: LoginProps) {
  const t = useText()
  const offered = useCompany()?.loginTypes
  const [chosen, setChosen] = useState<LoginType>(isCodeAwaited() ? 'Captcha' : 'Password')
  const types = ALL.filter((type) => !offered?.length || offered.includes(type))
  const shown = types.includes(chosen) ? chosen : (types[0] ?? 'Password')
  const names = { Password: t('login.password'), Captcha: t('login.captcha') }
  return (
    <div className={styles.form} {...CaptchaLogin.onIntent}>
      <h1 className={styles.title}>{t('login.title')}</h1>
      <Tabs
        label={t('login.title')}
        value={shown}
        tabs={types.map((value) => ({ value, label: names[value] }))}
        onChange={setChosen}
      >
        {shown === 'Password' ? (
          <PasswordLogin {...who} onNewcomer={types.length > 1 ? () => setChosen('Captcha') : undefined} />
        ) : (
          <LazyBoundary
            instead={
              <div className={styles.awaitedCode}>
                <Skeleton height="100%" />
              </div>
            }
          >
            <CaptchaLogin {...who} />
          </LazyBoundary>
        )}
      </Tabs>
      <p className={styles.agree}>
        <RichText
          text={t('login.agree')}
          parts={{
            agreement: <Link href="/user-agreement">{t('login.agreement')}</Link>,
            privacy: <Link href="/privacy-policy">{t('login.privacy')}</Link>,
          }}
        />
      </p>
    </div>
  )
}

/** Whether a code was requested in this tab; then the code form is shown after a reload too. */
function isCodeAwaited(): boolean {
  const { phone, purpose } = readSentCode()
  return phone !== '' && purpose === 'login'
}
