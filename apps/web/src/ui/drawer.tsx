import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import styles from './drawer.module.css'
import { useDelayedUnmount } from './use-delayed-unmount.ts'

interface DrawerProps {
  isOpen: boolean
  onClose: () => void
  label: string
  children: ReactNode
}

/** Panel from the left with a backdrop. Closed by Escape and a click outside; traps the focus. */
export function Drawer({ isOpen, onClose, label, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isFilled = useDelayedUnmount(isOpen)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])

  function handleClick(event: MouseEvent) {
    if (event.target === dialog.current) dialog.current?.close()
  }

  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={label}
      aria-hidden={!isOpen}
      inert={!isOpen}
      onClose={onClose}
      onClick={handleClick}
    >
      {isFilled && children}
    </dialog>
  )
}
