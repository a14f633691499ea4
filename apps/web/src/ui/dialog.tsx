import X from 'lucide-react/icons/x'
import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { focusAfterDialog } from '../lib/focus-home.ts'
import { useText } from '../i18n/use-text.ts'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'
import { useFadeOutCopy } from './use-fade-out-copy.ts'

interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  options?: DialogOptions
}

interface DialogOptions {
  /** In px; shrinks with the window. */
  width?: number
  /** Buttons, right-aligned: secondary left, primary right. */
  footer?: ReactNode
  /** False: a click outside does not close it; Escape and the close button always do. */
  closesOutside?: boolean
  /** Expected final height in px of lazily loaded content; the dialog's top is placed for it from the start. */
  tallPx?: number
  /** For text: the arrow keys scroll the content. */
  scrollsByKeys?: boolean
  /** Called before Escape or the close button close it; false keeps it open. Browsers may close it anyway on a second Escape. */
  mayClose?: () => boolean
}

/** Modal dialog. The browser traps the focus, closes it on Escape and restores the focus, which then goes on to the composer where there is one. */
export function Dialog({ isOpen, onClose, title, children, options = {} }: DialogProps) {
  const { width = 460, footer, closesOutside = true, scrollsByKeys = false, mayClose = () => true } = options
  const { tallPx } = options
  const t = useText()
  const titleId = useId()
  const dialog = useOpenDialog(isOpen)
  useFadeOutCopy(dialog)

  function handleClick(event: MouseEvent) {
    if (closesOutside && event.target === dialog.current) dialog.current?.close()
  }

  function handleClose(event: SyntheticEvent) {
    // The browser has restored the focus by now.
    if (event.target === dialog.current) focusAfterDialog(document.activeElement)
    onClose()
  }

  function handleCancel(event: SyntheticEvent) {
    // `cancel` events of nested dialogs and file inputs bubble up to here.
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
    // The browser would focus the close button, whose tooltip would cover the title.
    shown.setAttribute('autofocus', '')
    if (!shown.open) shown.showModal()
    if (document.activeElement !== shown) shown.focus()
    return () => {
      // If Back unmounts the open dialog, the browser does not restore the focus.
      if (!shown.isConnected && shown.open) focusAfterDialog(opener)
    }
  }, [isOpen])
  return dialog
}
