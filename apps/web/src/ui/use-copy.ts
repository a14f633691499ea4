import { useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { toast } from './toast.ts'

interface Copying {
  copy(copied: string): Promise<void>
  /** Error message of the last copy, for next to the button; empty when it worked. */
  problem: string
}

/**
 * Copies text and confirms it with a toast. Without https there is no Clipboard API, and an error message is shown instead, reset
 * when `of` changes.
 */
export function useCopy(of = ''): Copying {
  const t = useText()
  const [failedOf, setFailedOf] = useState<string | null>(null)

  async function copy(copied: string) {
    const isCopied = await write(copied)
    setFailedOf(isCopied ? null : of)
    toast(t(isCopied ? 'ui.copied' : 'drawing.copyFailed'), isCopied ? 'success' : 'warning')
  }

  return { copy, problem: failedOf === of ? t('drawing.copyFailed') : '' }
}

async function write(copied: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(copied)
    return true
  } catch {
    return false
  }
}
