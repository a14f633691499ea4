import type { LogoTheme } from '@easel/contract/company-logo'
import { useRef, useState } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { text } from '../../../i18n/text.ts'
import { CallError } from '../../../lib/call-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { toast } from '../../../ui/toast.ts'
import { useRemoveLogo, useSaveLogo } from './api.ts'
import styles from './logo-setting.module.css'

const ACCEPTED = '.png,.jpg,.jpeg,.webp'

interface LogoFieldProps {
  theme: LogoTheme
  /** Address; null: none is set. */
  logo: string | null
  /** What stands while none is set. */
  instead: string
}

/** The logo of one theme on its ground, with buttons to replace and remove it. */
export function LogoField({ theme, logo, instead }: LogoFieldProps) {
  const t = useAdminText()
  const picker = useRef<HTMLInputElement>(null)
  const uploadButton = useRef<HTMLButtonElement>(null)
  const [problem, setProblem] = useState('')
  const save = useSaveLogo(theme)
  const remove = useRemoveLogo(theme)
  const isBusy = save.isPending || remove.isPending
  const name = t(theme === 'light' ? 'admin.logoLight' : 'admin.logoDark')
  const hint = t(save.isPending ? 'admin.logoUploading' : statusOf(theme, logo))
  const settle = {
    onSuccess: () => toast(t('admin.saved'), 'success'),
    onError: (thrown: unknown) => setProblem(describe(thrown)),
  }

  function send(file: File) {
    setProblem('')
    save.mutate(file, settle)
  }

  function drop() {
    setProblem('')
    // The pressed button goes with the logo.
    uploadButton.current?.focus()
    remove.mutate(undefined, settle)
  }

  return (
    <div role="group" aria-label={name} aria-describedby="logo-hint" className={styles.field}>
      <div className={styles.ground} data-theme={theme} data-busy={isBusy}>
        <img src={logo ?? instead} alt="" width={64} height={64} />
        <img src={logo ?? instead} alt="" width={28} height={28} />
      </div>
      <div className={styles.words}>
        <span>{name}</span>
        <small role="status">{hint}</small>
        <input
          ref={picker}
          type="file"
          hidden
          accept={ACCEPTED}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // Without this, choosing the same file again would fire no change event.
            target.value = ''
            if (file) send(file)
          }}
        />
        <div className={styles.buttons}>
          <Button ref={uploadButton} size="small" isBusy={isBusy} onClick={() => picker.current?.click()}>
            {t(logo === null ? 'admin.logoUpload' : 'admin.logoReplace')}
          </Button>
          {logo !== null && !isBusy && (
            <Confirm
              question={t('admin.logoRemoveQuestion')}
              act={t('admin.logoRemove')}
              onConfirm={drop}
              trigger={
                <Button size="small" variant="ghost">
                  {t('admin.logoRemove')}
                </Button>
              }
            />
          )}
        </div>
        {problem !== '' && <p role="alert">{problem}</p>}
      </div>
    </div>
  )
}

function statusOf(theme: LogoTheme, logo: string | null) {
  if (logo !== null) return 'admin.logoOwn'
  return theme === 'light' ? 'admin.logoNone' : 'admin.logoAsLight'
}

/** What is wrong with the picture, where that is what the server says. */
function describe(thrown: unknown): string {
  if (!(thrown instanceof CallError)) return text('net.wrong')
  return thrown.fields['file'] ?? thrown.message
}
