import X from 'lucide-react/icons/x'
import { type CSSProperties, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '../i18n/use-text.ts'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { lift } from './place.ts'
import { dismissToast, pressToast, type Toast, useToasts } from './toast.ts'
import styles from './toaster.module.css'

const SHOWN_MS = 4000
const ERROR_SHOWN_MS = 8000
/** Long enough to change one's mind. */
const ACT_SHOWN_MS = 6000

/** The toasts, above everything, dialogs too. One of these stands in the page. */
export function Toaster() {
  const toasts = useToasts((state) => state.toasts)
  const [layer] = useState(createLayer)
  useTopDialog(layer)
  useTopLayer(layer, toasts)
  return createPortal(
    toasts.map((shown) => <ToastCard key={shown.id} shown={shown} />),
    layer,
  )
}

/** Made by hand, so that it can go from one dialog to another and keep what it shows. */
function createLayer(): HTMLElement {
  const layer = document.createElement('div')
  layer.className = styles.toasts ?? ''
  layer.setAttribute('popover', 'manual')
  layer.setAttribute('role', 'status')
  layer.setAttribute('aria-live', 'polite')
  return layer
}

function ToastCard({ shown }: { shown: Toast }) {
  const t = useText()
  const [isHeld, setHeld] = useState(false)
  const calmMs = shown.act ? ACT_SHOWN_MS : SHOWN_MS
  const shownMs = shown.tone === 'danger' ? ERROR_SHOWN_MS : calmMs
  useEnd(shown, isHeld ? null : shownMs)
  return (
    <div
      className={styles.toast}
      data-tone={shown.tone}
      style={{ '--stay': `${shownMs}ms` } as CSSProperties}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p>{shown.message}</p>
      {shown.act && (
        <Button size="inline" onClick={() => pressToast(shown)}>
          {shown.act.label}
        </Button>
      )}
      <IconButton size="small" label={t('ui.close')} icon={X} onClick={() => dismissToast(shown.id)} />
    </div>
  )
}

/** Outside of an open dialog nothing can be pressed or heard, so the toasts stand in the topmost one. */
function useTopDialog(layer: HTMLElement): void {
  useEffect(() => {
    // In the order in which they were opened.
    const dialogs = new Set<HTMLDialogElement>(document.querySelectorAll<HTMLDialogElement>('dialog[open]'))

    function stand() {
      const top = [...dialogs].findLast((dialog) => dialog.isConnected && dialog.open) ?? document.body
      if (layer.parentElement === top) return
      top.append(layer)
      if (layer.hasChildNodes()) lift(layer)
    }

    function handleToggle({ target }: Event) {
      if (!(target instanceof HTMLDialogElement)) return
      dialogs.delete(target)
      if (target.open) dialogs.add(target)
      stand()
    }

    stand()
    document.addEventListener('toggle', handleToggle, true)
    // Back takes a dialog away without closing it.
    const watch = new MutationObserver(() => layer.isConnected || stand())
    watch.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('toggle', handleToggle, true)
      watch.disconnect()
      layer.remove()
    }
  }, [layer])
}

/** Shown anew for every toast: what enters the browser's top layer last lies above the rest. */
function useTopLayer(layer: HTMLElement, toasts: readonly Toast[]): void {
  const newest = toasts.at(-1)?.id
  useEffect(() => {
    if (layer.matches(':popover-open')) layer.hidePopover()
    if (newest !== undefined) lift(layer)
  }, [layer, newest])
}

/** Null: not while it is held. */
function useEnd({ id }: Toast, afterMs: number | null) {
  useEffect(() => {
    if (afterMs === null) return
    const timer = setTimeout(() => dismissToast(id), afterMs)
    return () => clearTimeout(timer)
  }, [id, afterMs])
}
