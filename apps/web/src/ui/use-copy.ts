import { useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { toast } from './toast.ts'

interface Copying {
  copy(copied: string): Promise<void>
  /** Of the last one, to be said beside what was pressed; empty when it went well. */
  problem: string
}

/** Copy text and say so. A page without https has no clipboard to write to; then it says that instead, of the thing that was open then. */
export function useCopy(of = ''): Copying {
  const t = useText()
  const [failedOf, setFailedOf] = useState<string | null>(null)

  async function copy(copied: string) {
    const isCopied = await write(copied)
    setFailedOf(isCopied ? null : of)
    toast(t(isCopied ? 'drawing.copied' : 'drawing.copyFailed'), isCopied ? 'success' : 'warning')
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
