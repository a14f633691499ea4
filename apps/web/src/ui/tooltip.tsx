import { type ReactElement, cloneElement, useLayoutEffect, useRef, useState } from 'react'
import { type Side, openInTopLayer, place } from './place.ts'
import styles from './tooltip.module.css'

const HOVER_DELAY_MS = 400

interface TooltipProps {
  text: string
  side?: Side
  children: ReactElement<TriggerProps>
}

interface TriggerProps {
  onPointerEnter?: (event: React.PointerEvent<HTMLElement>) => void
  onPointerLeave?: (event: React.PointerEvent<HTMLElement>) => void
  onPointerDown?: (event: React.PointerEvent<HTMLElement>) => void
  onFocus?: (event: React.FocusEvent<HTMLElement>) => void
  onBlur?: (event: React.FocusEvent<HTMLElement>) => void
  onKeyDown?: (event: React.KeyboardEvent<HTMLElement>) => void
}

/** Accessible name of a control as a tooltip: after hovering for 400 ms, at once on keyboard focus, never on touch. */
export function Tooltip({ text, side = 'above', children }: TooltipProps) {
  /** The anchor element; the tooltip is in the document only while shown. */
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // The anchor may have been removed meanwhile.
  function show(beside: HTMLElement) {
    if (beside.isConnected && beside.getAttribute('aria-expanded') !== 'true') setAnchor(beside)
  }

  function hide() {
    clearTimeout(timer.current)
    setAnchor(null)
  }

  const hideAfter =
    <E,>(own?: (event: E) => void) =>
    (event: E) => {
      own?.(event)
      hide()
    }

  const { props } = children
  return (
    <>
      {cloneElement(children, {
        onPointerEnter: (event) => {
          const beside = event.currentTarget
          props.onPointerEnter?.(event)
          if (event.pointerType === 'touch') return
          clearTimeout(timer.current)
          timer.current = setTimeout(() => show(beside), HOVER_DELAY_MS)
        },
        onPointerLeave: hideAfter(props.onPointerLeave),
        onPointerDown: hideAfter(props.onPointerDown),
        onFocus: (event) => {
          props.onFocus?.(event)
          // On touch screens, `:focus-visible` also matches while the screen keyboard is used.
          if (matchMedia('(pointer: coarse)').matches) return
          if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget)
        },
        onBlur: hideAfter(props.onBlur),
        onKeyDown: (event) => {
          props.onKeyDown?.(event)
          if (event.key === 'Escape') hide()
        },
      })}
      {anchor && <Tip text={text} anchor={anchor} side={side} />}
    </>
  )
}

function Tip({ text, anchor, side }: { text: string; anchor: HTMLElement; side: Side }) {
  const tip = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (!tip.current) return
    openInTopLayer(tip.current)
    place(tip.current, anchor, { side, align: 'center' })
  }, [anchor, side])
  return (
    <span ref={tip} popover="manual" role="tooltip" className={styles.tip}>
      {text}
    </span>
  )
}
