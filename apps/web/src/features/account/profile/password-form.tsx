import type { User } from '@easel/contract/account'
import { PASSWORD_MAX_CHARS } from '@easel/contract/limits'
import { useSettingsText } from '../../../i18n/settings-words.ts'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { CodeField } from '../login/code-field.tsx'
import { maskPhone } from '../rules.ts'
import styles from './password-form.module.css'
import { usePasswordChange } from './use-password-change.ts'

/** Sets the password, confirmed by the old one or by an SMS code; an account without a password has the code alone. */
export function PasswordForm({ user: { phone, hasPassword } }: { user: Pick<User, 'phone' | 'hasPassword'> }) {
  const t = useSettingsText()
  const { form, fields, errors, setErrors, isBusy, isDone, set, refuse, submit } = usePasswordChange(hasPassword)
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {hasPassword && (
        <RadioGroup
          label={t('password.proof')}
          value={fields.proof}
          choices={[
            { value: 'old', label: t('password.byOld') },
            { value: 'captcha', label: t('password.byCode') },
          ]}
          onChange={(proof) => set({ proof })}
        />
      )}
      {fields.proof === 'old' ? (
        <PasswordField
          label={t('password.old')}
          autoComplete="current-password"
          maxLength={PASSWORD_MAX_CHARS}
          value={fields.old}
          error={errors.old}
          onChange={(event) => set({ old: event.target.value })}
        />
      ) : (
        <CodeField
          value={fields.captcha}
          error={errors.captcha}
          hint={t('password.codeHint', { phone: maskPhone(phone) })}
          onChange={(captcha) => set({ captcha })}
          phone={phone}
          purpose="change"
          onRefused={refuse}
          onErrors={setErrors}
        />
      )}
      <PasswordField
        label={t('password.new')}
        hint={t('password.rules')}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX_CHARS}
        value={fields.new}
        error={errors.new}
        onChange={(event) => set({ new: event.target.value })}
      />
      {errors.form && (
        <p role="alert" className={styles.failure}>
          {errors.form}
        </p>
      )}
      <div className={styles.end}>
        <Button type="submit" isBusy={isBusy}>
          {t(hasPassword ? 'password.change' : 'password.set')}
        </Button>
        <p role="status" className={styles.done}>
          {isDone && t('password.done')}
        </p>
      </div>
    </form>
  )
}
