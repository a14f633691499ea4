import { useEffect, useRef } from 'react'
import { focusAfterDialog } from '../../lib/focus-home.ts'
import { useFadeOutCopy } from '../../ui/use-fade-out-copy.ts'

/** Ref of a dialog that is modal while mounted. Then the focus goes to the composer or back, also when Back unmounts it. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useFadeOutCopy(dialog)
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => {
      focusAfterDialog(opener)
    }
  }, [])
  return dialog
}
