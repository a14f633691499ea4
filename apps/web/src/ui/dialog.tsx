import X from 'lucide-react/icons/x'
import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { focusAfterDialog } from '../lib/focus-home.ts'
import { useText } from '../i18n/use-text.ts'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'
import { useLeaving } from './use-leaving.ts'

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
  /** What is in it comes bit by bit: its top stands from the start where that of one that is so many px tall would. */
  tallPx?: number
  /** More to read than to press: the arrow keys scroll it. */
  scrollsByKeys?: boolean
  /** Asked when Escape or the cross want to close it; false keeps it open. A browser may insist on a second Escape. */
  mayClose?: () => boolean
}

/** A modal dialog. The browser keeps the focus inside and closes it by Escape; then one writes on, or the focus goes back to what opened it. */
export function Dialog({ isOpen, onClose, title, children, options = {} }: DialogProps) {
  const { width = 460, footer, closesOutside = true, scrollsByKeys = false, mayClose = () => true } = options
  const { tallPx } = options
  const t = useText()
  const titleId = useId()
  const dialog = useOpenDialog(isOpen)
  useLeaving(dialog)

  function handleClick(event: MouseEvent) {
    if (closesOutside && event.target === dialog.current) dialog.current?.close()
  }

  function handleClose(event: SyntheticEvent) {
    // By now the browser has given the focus back to what opened it.
    if (event.target === dialog.current) focusAfterDialog(document.activeElement)
    onClose()
  }

  function handleCancel(event: SyntheticEvent) {
    // A dialog or a field for files within it tells of its own.
    if (event.target === dialog.current && !mayClose()) event.preventDefault()
  }

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={styles.dialog}
      aria-labelledby={titleId}
      style={{ width, ...(tallPx && { '--top': `max(24px, 50dvh - ${tallPx / 2}px)` }) }}
      onCancel={handleCancel}
      onClose={handleClose}
      onClick={handleClick}
    >
      {isOpen && (
        <div className={styles.frame}>
          <header className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <IconButton label={t('ui.close')} icon={X} onClick={() => mayClose() && dialog.current?.close()} />
          </header>
          <div className={styles.body} tabIndex={scrollsByKeys ? 0 : undefined}>
            {children}
          </div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}

function useOpenDialog(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    if (!shown || !isOpen) return shown?.close()
    const opener = document.activeElement
    // The browser would choose the cross, whose tooltip then covers the title.
    shown.setAttribute('autofocus', '')
    if (!shown.open) shown.showModal()
    if (document.activeElement !== shown) shown.focus()
    return () => {
      // Taken away while it is open, by Back, it leaves the focus nowhere.
      if (!shown.isConnected) focusAfterDialog(opener)
    }
  }, [isOpen])
  return dialog
}
