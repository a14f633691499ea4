import type { User } from '@easel/contract/account'
import { rethrowFieldMessage } from '../../../lib/rethrow-field-message.ts'
import { SaveMark } from '../../../ui/save-mark.tsx'
import { SaveProblem } from '../../../ui/save-problem.tsx'
import { useAutoSave } from '../../../ui/use-auto-save.ts'
import styles from './avatar-setting.module.css'
import { AvatarPicker } from './avatar-picker.tsx'
import { useSaveProfile } from './api.ts'
import { useAvatarUpload } from './use-avatar-upload.ts'

/** Avatar picker that saves as soon as the upload has finished. */
export function AvatarSetting({ user }: { user: User }) {
  const profile = useSaveProfile()
  const { state: upload, send, reset } = useAvatarUpload()
  const { state, run, again } = useAutoSave((avatar: string) =>
    profile.mutateAsync({ avatar }).catch(rethrowFieldMessage),
  )

  async function pick(file: File) {
    const imageId = await send(file)
    if (imageId && (await run(imageId))) reset()
  }

  async function remove() {
    reset()
    await run('')
  }

  return (
    <div className={styles.setting}>
      <AvatarPicker userId={user.id} avatar={user.avatar} state={upload} onPick={pick} onRemove={remove} />
      <span className={styles.mark}>
        <SaveMark state={state} />
      </span>
      <SaveProblem state={state} onRetry={again} />
    </div>
  )
}
