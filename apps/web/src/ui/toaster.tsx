import { X } from 'lucide-react'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
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
  const layer = useTopLayer(toasts)
  return (
    <div ref={layer} popover="manual" className={styles.toasts} role="status" aria-live="polite">
      {toasts.map((shown) => (
        <ToastCard key={shown.id} shown={shown} />
      ))}
    </div>
  )
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

/** Shown anew for every toast: what enters the browser's top layer last lies above the rest. */
function useTopLayer(toasts: readonly Toast[]) {
  const layer = useRef<HTMLDivElement>(null)
  const newest = toasts.at(-1)?.id
  useEffect(() => {
    if (layer.current?.matches(':popover-open')) layer.current.hidePopover()
    if (newest !== undefined && layer.current) lift(layer.current)
  }, [newest])
  return layer
}

/** Null: not while it is held. */
function useEnd({ id }: Toast, afterMs: number | null) {
  useEffect(() => {
    if (afterMs === null) return
    const timer = setTimeout(() => dismissToast(id), afterMs)
    return () => clearTimeout(timer)
  }, [id, afterMs])
}
