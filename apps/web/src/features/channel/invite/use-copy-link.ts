import { type RefObject, useEffect, useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { toast } from '../../../ui/toast.ts'

const SHOWN_MS = 2000

interface CopiedLink {
  isCopied: boolean
  /** Why not, to be said with the field; empty when it went well. */
  problem: string
  copy(): Promise<void>
}

/** Copy what stands in a field and say so; `isCopied` for two seconds. */
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
    // A page without https has no clipboard to write to, but may still ask the browser to copy what is marked.
    field.select()
    return document.execCommand('copy')
  }
}
