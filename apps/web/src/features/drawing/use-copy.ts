import { useText } from '../../i18n/use-text.ts'
import { toast } from '../../ui/toast.ts'

/** Copy text and say so. A page without https has no clipboard to write to; then it says that instead. */
export function useCopy(): (copied: string) => Promise<void> {
  const t = useText()
  return async (copied) => {
    try {
      await navigator.clipboard.writeText(copied)
      toast(t('drawing.copied'), 'success')
    } catch {
      toast(t('drawing.copyFailed'), 'warning')
    }
  }
}
