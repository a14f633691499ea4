import type { LoginType } from '@easel/contract/account'
import { useState } from 'react'
import { Link } from 'wouter'
import { RichText } from '../../../i18n/rich-text.tsx'
import { useText } from '../../../i18n/use-text.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { useCompany } from '../../company/api.ts'
import { CaptchaLogin } from './captcha-login.tsx'
import styles from './login-form.module.css'
import { PasswordLogin } from './password-login.tsx'

const ALL: LoginType[] = ['Password', 'Captcha']

/** Signing in by password or by an SMS code, whichever the operator offers. */
export function LoginForm() {
  const t = useText()
  const offered = useCompany()?.loginTypes
  const [chosen, setChosen] = useState<LoginType>('Password')
  const [phone, setPhone] = useState('')
  const types = ALL.filter((type) => !offered?.length || offered.includes(type))
  const shown = types.includes(chosen) ? chosen : (types[0] ?? 'Password')
  const names = { Password: t('login.password'), Captcha: t('login.captcha') }
  return (
    <div className={styles.form}>
      <Tabs
        label={t('login.title')}
        value={shown}
        tabs={types.map((value) => ({ value, label: names[value] }))}
        onChange={setChosen}
      >
        {shown === 'Password' ? (
          <PasswordLogin phone={phone} onPhone={setPhone} />
        ) : (
          <CaptchaLogin phone={phone} onPhone={setPhone} />
        )}
      </Tabs>
      <p className={styles.agree}>
        <RichText
          text={t('login.agree')}
          parts={{
            agreement: <Link href="/user-agreement">{t('legal.agreement')}</Link>,
            privacy: <Link href="/privacy-policy">{t('legal.privacy')}</Link>,
          }}
        />
      </p>
    </div>
  )
}
