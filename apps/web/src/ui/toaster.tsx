import X from 'lucide-react/icons/x'
import { type CSSProperties, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '../i18n/use-text.ts'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { openInTopLayer } from './place.ts'
import { dismissToast, pressToast, type Toast, useToasts } from './toast.ts'
import styles from './toaster.module.css'

const SHOWN_MS = 4000
const ERROR_SHOWN_MS = 8000
/** Time to press a toast's action, in ms. */
const ACT_SHOWN_MS = 6000

/** Renders the toasts above everything, including dialogs. Mounted once. */
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

/** A plain element instead of React's, so that it can be moved between dialogs without remounting. */
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

/** Content outside an open modal dialog is inert, so the toasts are moved into the topmost one. */
function useTopDialog(layer: HTMLElement): void {
  useEffect(() => {
    // Sets keep insertion order, here the order of opening.
    const dialogs = new Set<HTMLDialogElement>(document.querySelectorAll<HTMLDialogElement>('dialog[open]'))

    function stand() {
      const top = [...dialogs].findLast((dialog) => dialog.isConnected && dialog.open) ?? document.body
      if (layer.parentElement === top) return
      top.append(layer)
      if (layer.hasChildNodes()) openInTopLayer(layer)
    }

    function handleToggle({ target }: Event) {
      if (!(target instanceof HTMLDialogElement)) return
      dialogs.delete(target)
      if (target.open) dialogs.add(target)
      stand()
    }

    stand()
    document.addEventListener('toggle', handleToggle, true)
    // Back unmounts a dialog without a `close` event.
    const watch = new MutationObserver(() => layer.isConnected || stand())
    watch.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('toggle', handleToggle, true)
      watch.disconnect()
      layer.remove()
    }
  }, [layer])
}

/** Reopened for every toast, because the latest element in the top layer is on top. */
function useTopLayer(layer: HTMLElement, toasts: readonly Toast[]): void {
  const newest = toasts.at(-1)?.id
  useEffect(() => {
    if (layer.matches(':popover-open')) layer.hidePopover()
    if (newest !== undefined) openInTopLayer(layer)
  }, [layer, newest])
}

/** Null while hovered or focused. */
function useEnd({ id }: Toast, afterMs: number | null) {
  useEffect(() => {
    if (afterMs === null) return
    const timer = setTimeout(() => dismissToast(id), afterMs)
    return () => clearTimeout(timer)
  }, [id, afterMs])
}
