import { type RefObject, useLayoutEffect } from 'react'
import { copyDialog } from './dialog-copy.ts'

/** Fades a copy of a dialog out when it closes or Back unmounts it; not when the whole page unmounts. */
export function useFadeOutCopy(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const shown = dialog.current
    if (!shown) return
    const leave = ({ newState }: Event & { newState?: string }) => newState === 'closed' && copyDialog(shown)()
    shown.addEventListener('beforetoggle', leave)
    return () => {
      shown.removeEventListener('beforetoggle', leave)
      if (!shown.open) return
      const page = shown.parentElement
      const fade = copyDialog(shown)
      queueMicrotask(() => !shown.isConnected && page?.isConnected && fade())
    }
  }, [dialog])
}
