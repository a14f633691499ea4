import { type ReactElement, cloneElement, useEffect, useRef } from 'react'
import { type Side, place } from './place.ts'
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
  onFocus?: (event: React.FocusEvent<HTMLElement>) => void
  onBlur?: (event: React.FocusEvent<HTMLElement>) => void
  onKeyDown?: (event: React.KeyboardEvent<HTMLElement>) => void
}

/** The name of a control, shown after 400 ms of hovering and at once for the keyboard; never on touch. */
export function Tooltip({ text, side = 'above', children }: TooltipProps) {
  const tip = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function show(anchor: HTMLElement) {
    const shown = tip.current
    if (!shown || !anchor.isConnected || anchor.getAttribute('aria-expanded') === 'true') return
    shown.showPopover?.()
    place(shown, anchor, { side, align: 'center' })
  }

  function hide() {
    clearTimeout(timer.current)
    if (tip.current?.matches(':popover-open')) tip.current.hidePopover()
  }

  return (
    <>
      {cloneElement(children, {
        onPointerEnter: (event) => {
          const anchor = event.currentTarget
          children.props.onPointerEnter?.(event)
          if (event.pointerType === 'touch') return
          clearTimeout(timer.current)
          timer.current = setTimeout(() => show(anchor), HOVER_DELAY_MS)
        },
        onPointerLeave: (event) => {
          children.props.onPointerLeave?.(event)
          hide()
        },
        onFocus: (event) => {
          children.props.onFocus?.(event)
          if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget)
        },
        onBlur: (event) => {
          children.props.onBlur?.(event)
          hide()
        },
        onKeyDown: (event) => {
          children.props.onKeyDown?.(event)
          if (event.key === 'Escape') hide()
        },
      })}
      <span ref={tip} popover="manual" role="tooltip" className={styles.tip}>
        {text}
      </span>
    </>
  )
}
