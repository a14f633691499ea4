import { useText } from '../../../i18n/use-text.ts'
import { toast } from '../../../ui/toast.ts'
import { readSeed } from './api.ts'

/** Shows a task's seed in a toast, and copies it where the browser allows that. */
export function useSeed(): (taskId: string) => Promise<void> {
  const t = useText()
  return async (taskId) => {
    const known = await readSeed(taskId)
    if (known === null) return toast(t('drawing.seedNone'))
    const seed = String(known) // as it is typed, without separators
    try {
      await navigator.clipboard.writeText(seed)
      toast(t('drawing.seedCopied', { seed }), 'success')
    } catch {
      toast(t('drawing.seedIs', { seed })) // a page without https has no clipboard to write to
    }
  }
}
