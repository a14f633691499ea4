import { useEffect, useRef } from 'react'
import { focusAfterDialog } from '../../lib/focus-home.ts'
import { useLeaving } from '../../ui/use-leaving.ts'

/** A dialog that is modal as long as it stands. Then one writes on, or the focus goes back to where it was, also when Back took it away. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useLeaving(dialog)
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => {
      focusAfterDialog(opener)
    }
  }, [])
  return dialog
}
