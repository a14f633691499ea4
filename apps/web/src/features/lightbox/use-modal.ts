import { useEffect, useRef } from 'react'
import { useLeaving } from '../../ui/use-leaving.ts'

/** A dialog that is modal as long as it stands. The focus goes back to where it was, also when Back took it away. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useLeaving(dialog)
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])
  return dialog
}
