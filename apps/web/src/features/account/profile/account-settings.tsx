import type { User } from '@easel/contract/account'
import { DESCRIPTION_MAX_CHARS, EMAIL_MAX_CHARS, NAME_MAX_CHARS } from '@easel/contract/limits'
import LogOut from 'lucide-react/icons/log-out'
import { useSettingsText } from '../../../i18n/settings-words.ts'
import { rethrowFieldMessage } from '../../../lib/rethrow-field-message.ts'
import { AutoField } from '../../../ui/auto-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { useLogout } from '../api.ts'
import { chosenName, maskPhone } from '../rules.ts'
import { SessionList } from '../sessions/session-list.tsx'
import styles from './account-settings.module.css'
import { AvatarSetting } from './avatar-setting.tsx'
import { type ProfileChange, useSaveProfile } from './api.ts'
import { PasswordForm } from './password-form.tsx'

/** Settings tab: profile, password and sessions. */
export function AccountSettings({ user }: { user: User }) {
  const t = useSettingsText()
  return (
    <>
      <AvatarSetting user={user} />
      <Words user={user} />
      <dl className={styles.fact}>
        <dt>{t('user.phone')}</dt>
        <dd>{maskPhone(user.phone)}</dd>
      </dl>
      <section className={styles.section}>
        <h3>{t(user.hasPassword ? 'password.change' : 'password.set')}</h3>
        <PasswordForm user={user} />
      </section>
      <section className={styles.section}>
        <h3>{t('sessions.title')}</h3>
        <SessionList />
      </section>
      <LogoutButton />
    </>
  )
}

function Words({ user }: { user: User }) {
  const t = useSettingsText()
  const profile = useSaveProfile()
  const owner = user.id
  const save = (change: ProfileChange) => profile.mutateAsync(change).catch(rethrowFieldMessage)
  return (
    <>
      <AutoField
        label={t('profile.name')}
        value={chosenName(user)}
        save={(name) => save({ name })}
        options={{ owner, maxLength: NAME_MAX_CHARS, placeholder: user.defaultName, autoComplete: 'nickname' }}
      />
      <AutoField
        label={t('profile.description')}
        value={user.description}
        save={(description) => save({ description })}
        options={{
          owner,
          maxLength: DESCRIPTION_MAX_CHARS,
          placeholder: t('user.online'),
          hint: t('profile.descriptionHint'),
          isLong: true,
        }}
      />
      <AutoField
        label={t('profile.email')}
        value={user.email ?? ''}
        save={(email) => save({ email })}
        options={{ owner, maxLength: EMAIL_MAX_CHARS, type: 'email', autoComplete: 'email' }}
      />
    </>
  )
}

function LogoutButton() {
  const t = useSettingsText()
  const logout = useLogout()
  return (
    <div>
      <Button isBusy={logout.isPending} onClick={() => logout.mutate()}>
        <LogOut size={16} strokeWidth={1.75} aria-hidden />
        {t('user.logout')}
      </Button>
    </div>
  )
}
