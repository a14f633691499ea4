import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import styles from './drawer.module.css'

interface DrawerProps {
  isOpen: boolean
  onClose: () => void
  label: string
  children: ReactNode
}

/** A panel from the left over a scrim. Escape and a press beside it close it; the focus stays inside until then. */
export function Drawer({ isOpen, onClose, label, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
    if (!isOpen && dialog.current?.open) dialog.current.close()
  }, [isOpen])

  function handleClick(event: MouseEvent) {
    if (event.target === dialog.current) dialog.current?.close()
  }

  return (
    <dialog ref={dialog} className={styles.drawer} aria-label={label} onClose={onClose} onClick={handleClick}>
      {isOpen && children}
    </dialog>
  )
}
