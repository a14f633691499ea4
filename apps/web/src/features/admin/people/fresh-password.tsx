import Copy from 'lucide-react/icons/copy'
import { useEffect, useRef } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toast.ts'

/** A new password, shown only once. */
export function FreshPassword({ password }: { password: string }) {
  const t = useAdminText()
  const field = useRef<HTMLInputElement>(null)

  // The pressed button has unmounted; move the focus to its result.
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(password)
      toast(t('ui.copied'), 'success')
    } catch {
      toast(t('admin.copyFailed'), 'warning') // a page without https has no clipboard to write to
    }
  }

  return (
    <Field
      ref={field}
      label={t('admin.freshPassword')}
      hint={t('admin.freshPasswordHint')}
      readOnly
      spellCheck={false}
      value={password}
      after={<IconButton label={t('admin.copy')} icon={Copy} onClick={handleCopy} />}
    />
  )
}
