import type { User } from '@easel/contract/account'
import { type FormEvent, useState } from 'react'
import { text } from '../../../i18n/text.ts'
import { CallError } from '../../../lib/call-error.ts'
import { closeDialog } from '../../../lib/dialog-address.ts'
import { toast } from '../../../ui/toast.ts'
import { chosenName } from '../rules.ts'
import { type ProfileChange, useSaveProfile } from './api.ts'
import { useAvatarUpload } from './use-avatar-upload.ts'

export type ProfileFormState = ReturnType<typeof useProfileForm>

/** Unsaved profile changes. */
export function useProfileForm(user: User) {
  const profile = useSaveProfile()
  const [change, setChange] = useState<Pick<ProfileChange, 'name' | 'description' | 'avatar'>>({})
  const upload = useAvatarUpload()
  const isChanged = Object.keys(change).length > 0
  const { error } = profile

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isChanged) return closeDialog()
    profile.mutate(change, {
      onSuccess: (user) => {
        if (user !== 'kept') toast(text('profile.saved'), 'success')
        closeDialog()
      },
    })
  }

  async function pickAvatar(file: File) {
    const avatar = await upload.send(file)
    if (avatar) setChange((now) => ({ ...now, avatar }))
  }

  function removeAvatar() {
    upload.reset()
    setChange((now) => ({ ...now, avatar: '' }))
  }

  return {
    userId: user.id,
    /** Path on this site; empty once the avatar is to be removed. */
    avatar: change.avatar === '' ? '' : user.avatar,
    upload: upload.state,
    pickAvatar,
    removeAvatar,
    name: change.name ?? chosenName(user),
    defaultName: user.defaultName,
    description: change.description ?? user.description,
    isChanged,
    isBusy: profile.isPending || upload.state.name === 'sending',
    /** Error message by field name; `form` holds the message that belongs to no field. */
    problems: error ? readProblems(error) : {},
    set: (next: typeof change) => setChange({ ...change, ...next }),
    submit,
  }
}

function readProblems(error: Error): Record<string, string> {
  const fields = error instanceof CallError ? error.fields : {}
  return Object.keys(fields).length > 0 ? fields : { form: error.message }
}
