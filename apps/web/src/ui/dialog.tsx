import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useText } from '../i18n/use-text.ts'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'

interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  options?: DialogOptions
}

interface DialogOptions {
  /** In px; it shrinks with the window. */
  width?: number
  /** Buttons, right-aligned: quiet left, primary right. */
  footer?: ReactNode
  /** False: a click beside it does not close it; Escape and the cross always do. */
  closesOutside?: boolean
}

/** A modal dialog. The browser keeps the focus inside, closes it by Escape and gives the focus back. */
export function Dialog({ isOpen, onClose, title, children, options = {} }: DialogProps) {
  const { width = 460, footer, closesOutside = true } = options
  const t = useText()
  const titleId = useId()
  const dialog = useOpenDialog(isOpen)

  function handleClick(event: MouseEvent) {
    if (closesOutside && event.target === dialog.current) dialog.current?.close()
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      style={{ width }}
      onClose={onClose}
      onClick={handleClick}
    >
      {isOpen && (
        <div className={styles.frame}>
          <header className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <IconButton label={t('ui.close')} icon={X} onClick={() => dialog.current?.close()} />
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}

function useOpenDialog(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
    if (!isOpen && dialog.current?.open) dialog.current.close()
  }, [isOpen])
  return dialog
}
