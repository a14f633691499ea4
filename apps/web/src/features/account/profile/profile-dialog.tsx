import type { User } from '@easel/contract/account'
import { useText } from '../../../i18n/use-text.ts'
import { closeDialog } from '../../../lib/dialog-address.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useSession } from '../api.ts'
import { ProfileForm } from './profile-form.tsx'
import { useProfileForm } from './use-profile-form.ts'

/** Edits the public profile: name, avatar, description. Saved by a button, not automatically. */
export function ProfileDialog() {
  const t = useText()
  const user = useSession()
  if (user) return <OwnProfile user={user} />
  return (
    <Dialog isOpen title={t('side.editProfile')} onClose={closeDialog}>
      <Skeleton height="240px" />
    </Dialog>
  )
}

const FORM_ID = 'server-profile'

function OwnProfile({ user }: { user: User }) {
  const t = useText()
  const form = useProfileForm(user)
  const footer = (
    <>
      <Button onClick={closeDialog}>{t('ui.cancel')}</Button>
      <Button type="submit" form={FORM_ID} variant="primary" isBusy={form.isBusy}>
        {t('ui.save')}
      </Button>
    </>
  )
  return (
    <Dialog
      isOpen
      title={t('side.editProfile')}
      onClose={closeDialog}
      // A click outside must not discard typed text.
      options={{ footer, closesOutside: !form.isChanged }}
    >
      <ProfileForm id={FORM_ID} form={form} />
    </Dialog>
  )
}
