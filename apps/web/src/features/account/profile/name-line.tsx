import type { User } from '@easel/contract/account'
import { NAME_MAX_CHARS } from '@easel/contract/limits'
import X from 'lucide-react/icons/x'
import { type FormEvent, useState } from 'react'
import { text } from '../../../i18n/text.ts'
import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSession } from '../api.ts'
import { chosenName } from '../rules.ts'
import { useSaveProfile } from './api.ts'
import styles from './name-line.module.css'
import { useNameWish } from './use-name-wish.ts'

/** Asks somebody with a default name what to call them, after the login and after joining a channel. */
export function NameLine() {
  const user = useSession()
  return user ? <Line key={user.id} user={user} /> : null
}

function Line({ user }: { user: User }) {
  const t = useText()
  const { isWanted, decline, settle } = useNameWish(user.id)
  const profile = useSaveProfile()
  const [name, setName] = useState('')
  // A name that is being saved is shown already, and may still be refused.
  if (!isWanted || (chosenName(user) !== '' && !profile.isPending)) return null

  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '' || profile.isPending) return
    profile.mutate(
      { name },
      {
        onSuccess: (saved) => {
          if (saved !== 'kept') toast(text('profile.saved'), 'success')
          settle()
        },
      },
    )
  }

  return (
    <form className={styles.line} onSubmit={submit}>
      <label>
        <span>{t('name.ask', { name: user.defaultName })}</span>
        <input
          value={name}
          maxLength={NAME_MAX_CHARS}
          placeholder={t('profile.name')}
          autoComplete="nickname"
          aria-invalid={profile.isError || undefined}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <Button type="submit" size="small" variant="primary" isBusy={profile.isPending} disabled={name.trim() === ''}>
        {t('ui.save')}
      </Button>
      <IconButton size="small" icon={X} label={t('ui.close')} onClick={decline} />
      {profile.isError && <p role="alert">{profile.error.message}</p>}
    </form>
  )
}
