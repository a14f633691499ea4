import { useRef } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './avatar-picker.module.css'
import type { AvatarUpload } from './use-avatar-upload.ts'

const ACCEPTED = '.jpg,.jpeg,.png,.gif'
const DEFAULT_AVATAR = '/avatar.svg'

interface AvatarPickerProps {
  /** A path of this site; empty means the default picture. */
  avatar: string
  state: AvatarUpload
  onPick: (file: File) => void
  onRemove: () => void
}

/** One's picture, and the way to another one or to none. What is sent shows at once. */
export function AvatarPicker({ avatar, state, onPick, onRemove }: AvatarPickerProps) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  const preview = 'preview' in state ? state.preview : ''
  const isSending = state.name === 'sending'

  return (
    <div className={styles.picker}>
      <img src={preview || avatar || DEFAULT_AVATAR} alt="" width={64} height={64} data-sending={isSending} />
      <div className={styles.words}>
        <span className={styles.label}>{t('profile.avatar')}</span>
        <input
          ref={field}
          type="file"
          hidden
          accept={ACCEPTED}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            // The same file may be chosen again after a refusal.
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
