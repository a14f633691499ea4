import { useRef } from 'react'
import { useSettingsText } from '../../../i18n/settings-words.ts'
import { Button } from '../../../ui/button.tsx'
import { drawAvatar } from '../../../ui/draw-avatar.ts'
import styles from './avatar-picker.module.css'
import type { AvatarUpload } from './use-avatar-upload.ts'

const ACCEPTED = '.jpg,.jpeg,.png,.gif'

interface AvatarPickerProps {
  userId: string
  /** Path on this site; empty means the default avatar. */
  avatar: string
  state: AvatarUpload
  onPick: (file: File) => void
  onRemove: () => void
}

/** Shows the avatar, with buttons to replace and remove it. */
export function AvatarPicker({ userId, avatar, state, onPick, onRemove }: AvatarPickerProps) {
  const t = useSettingsText()
  const field = useRef<HTMLInputElement>(null)
  const preview = 'preview' in state ? state.preview : ''
  const isSending = state.name === 'sending'

  return (
    <div className={styles.picker}>
      <img src={preview || avatar || drawAvatar(userId)} alt="" width={64} height={64} data-sending={isSending} />
      <div className={styles.words}>
        <span className={styles.label}>{t('profile.avatar')}</span>
        <input
          ref={field}
          type="file"
          hidden
          accept={ACCEPTED}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            // Without this, choosing the same file again would fire no change event.
            event.target.value = ''
            if (file) onPick(file)
          }}
        />
        <div className={styles.buttons}>
          <Button size="small" isBusy={isSending} onClick={() => field.current?.click()}>
            {t('profile.upload')}
          </Button>
          {(avatar || preview) && !isSending && (
            <Button size="small" variant="ghost" onClick={onRemove}>
              {t('profile.remove')}
            </Button>
          )}
        </div>
        <small role="status">{t(isSending ? 'profile.uploading' : 'profile.avatarHint')}</small>
        {state.name === 'refused' && <p role="alert">{state.problem}</p>}
      </div>
    </div>
  )
}
