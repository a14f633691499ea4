import { type RefObject, useEffect, useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { toast } from '../../../ui/toast.ts'

const SHOWN_MS = 2000

interface CopiedLink {
  isCopied: boolean
  /** Error message at the field; empty when copying worked. */
  problem: string
  copy(): Promise<void>
}

/** Copies the value of a field; `isCopied` is true for two seconds afterwards. */
export function useCopyLink(field: RefObject<HTMLInputElement | null>): CopiedLink {
  const t = useText()
  const [copiedAt, setCopiedAt] = useState(0)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    if (copiedAt === 0) return
    const timer = setTimeout(() => setCopiedAt(0), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copiedAt])

  async function copy() {
    if (!field.current?.value) return
    const isCopied = await copyFrom(field.current)
    if (isCopied) setCopiedAt(performance.now())
    setProblem(isCopied ? '' : t('invite.copyFailed'))
    toast(t(isCopied ? 'ui.copied' : 'invite.copyFailed'), isCopied ? 'success' : 'warning')
  }

  return { isCopied: copiedAt > 0, problem, copy }
}

async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    // Without https there is no Clipboard API, but `execCommand` copies the selection.
    field.select()
    return document.execCommand('copy')
  }
}
