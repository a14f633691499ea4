import { type RefObject, useEffect, useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { toast } from '../../../ui/toast.ts'

const SHOWN_MS = 2000

/** Copy what stands in a field and say so; `isCopied` for two seconds. */
export function useCopyLink(field: RefObject<HTMLInputElement | null>): { isCopied: boolean; copy(): Promise<void> } {
  const t = useText()
  const [copiedAt, setCopiedAt] = useState(0)
  useEffect(() => {
    if (copiedAt === 0) return
    const timer = setTimeout(() => setCopiedAt(0), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copiedAt])

  async function copy() {
    if (!field.current?.value) return
    const isCopied = await copyFrom(field.current)
    if (isCopied) setCopiedAt(performance.now())
    toast(t(isCopied ? 'ui.copied' : 'invite.copyFailed'), isCopied ? 'success' : 'warning')
  }

  return { isCopied: copiedAt > 0, copy }
}

async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    // A page without https has no clipboard to write to, but may still ask the browser to copy what is marked.
    field.select()
    return document.execCommand('copy')
  }
}
