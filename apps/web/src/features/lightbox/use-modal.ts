import { useEffect, useRef } from 'react'
import { useFadeOutCopy } from '../../ui/use-fade-out-copy.ts'

/** Ref of a dialog that is modal while mounted. Restores the focus, also when Back unmounts it. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useFadeOutCopy(dialog)
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])
  return dialog
}
