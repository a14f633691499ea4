import { DESCRIPTION_MAX_CHARS, NAME_MAX_CHARS } from '@easel/contract/limits'
import { useSettingsText } from '../../../i18n/settings-words.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { Description } from '../description.tsx'
import { AvatarPicker } from './avatar-picker.tsx'
import styles from './profile-form.module.css'
import type { ProfileFormState } from './use-profile-form.ts'

interface ProfileFormProps {
  /** Form id, for the submit button in the dialog's footer. */
  id: string
  form: ProfileFormState
}

export function ProfileForm({ id, form }: ProfileFormProps) {
  const t = useSettingsText()
  const { problems, set } = form
  return (
    <form id={id} className={styles.form} noValidate onSubmit={form.submit}>
      <Preview form={form} />
      <AvatarPicker
        userId={form.userId}
        avatar={form.avatar}
        state={form.upload}
        onPick={form.pickAvatar}
        onRemove={form.removeAvatar}
      />
      <Field
        label={t('profile.name')}
        maxLength={NAME_MAX_CHARS}
        placeholder={form.defaultName}
        autoComplete="nickname"
        value={form.name}
        error={problems.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextArea
        label={t('profile.description')}
        hint={t('profile.descriptionHint')}
        maxLength={DESCRIPTION_MAX_CHARS}
        placeholder={t('user.online')}
        value={form.description}
        error={problems.description}
        onChange={(event) => set({ description: event.target.value })}
      />
      {problems.form && (
        <p role="alert" className={styles.failure}>
          {problems.form}
        </p>
      )}
    </form>
  )
}

/** Preview of the account block in the sidebar. */
function Preview({ form }: Pick<ProfileFormProps, 'form'>) {
  const t = useSettingsText()
  return (
    <figure className={styles.preview}>
      <figcaption>{t('profile.preview')}</figcaption>
      <Avatar
        of={{ id: form.userId, avatar: 'preview' in form.upload ? form.upload.preview : form.avatar }}
        size={34}
      />
      <div>
        <strong>{form.name.trim() || form.defaultName}</strong>
        <span>{form.description.trim() ? <Description html={form.description} /> : t('user.online')}</span>
      </div>
    </figure>
  )
}
