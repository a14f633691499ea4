import Copy from 'lucide-react/icons/copy'
import { useRef } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Button } from './button.tsx'
import { toast } from './toast.ts'

/** Request id of a failure, for the operator; a press copies it. */
export function RequestId({ id }: { id: string }) {
  const t = useText()
  const shown = useRef<HTMLSpanElement>(null)

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(id)
      toast(t('ui.copied'), 'success')
    } catch {
      // Clipboard unavailable: select the text for manual copying.
      if (shown.current) getSelection()?.selectAllChildren(shown.current)
    }
  }

  return (
    <Button size="small" variant="ghost" title={t('err.copyId')} onClick={handleCopy}>
      <Copy size={15} strokeWidth={1.75} aria-hidden />
      <span>{t('err.requestId')}</span>
      <span ref={shown}>{id}</span>
    </Button>
  )
}
