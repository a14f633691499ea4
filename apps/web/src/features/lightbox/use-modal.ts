import { useEffect, useRef } from 'react'
import { useLeaving } from '../../ui/use-leaving.ts'

/** Ref of a dialog that is modal while mounted. Restores the focus, also when Back unmounts it. */
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
