import { type ReactElement, type ReactNode, type ToggleEvent, cloneElement, useId, useRef, useState } from 'react'
import { type Align, type Side, place } from './place.ts'
import styles from './popover.module.css'
import { useDelayedUnmount } from './use-delayed-unmount.ts'

interface PopoverProps {
  /** Button that toggles the popover. */
  trigger: ReactElement<PopoverTriggerProps>
  /** Accessible name. */
  label: string
  children: ReactNode | ((close: () => void) => ReactNode)
  options?: PopoverOptions
}

export interface PopoverTriggerProps {
  ref?: React.Ref<HTMLButtonElement>
  popoverTarget?: string
  'aria-haspopup'?: 'dialog' | 'menu'
  'aria-expanded'?: boolean
  'aria-controls'?: string
}

interface PopoverOptions {
  side?: Side
  align?: Align
  role?: 'dialog' | 'menu'
  /** Called once the content is rendered, to set the focus. */
  onOpen?: (content: HTMLElement) => void
}

/** Options of a popover that contains a menu. */
export const MENU: PopoverOptions = { role: 'menu', onOpen: (content) => content.querySelector('button')?.focus() }

/** Floats next to its trigger until Escape, a click outside, or `close`. On phones a bottom sheet. */
export function Popover({ trigger, label, children, options = {} }: PopoverProps) {
  const { side = 'below', align = 'start', role = 'dialog', onOpen } = options
  const anchor = useRef<HTMLButtonElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const id = useId()
  const resizes = useRef<ResizeObserver>(undefined)
  const [isOpen, setOpen] = useState(false)
  // The content stays until the closing transition ends; without it the box would be empty, and the browser could not restore the
  // focus.
  const isFilled = useDelayedUnmount(isOpen)

  function handleToggle(event: ToggleEvent<HTMLDivElement>) {
    resizes.current?.disconnect()
    const floating = event.currentTarget
    const beside = anchor.current
    if (event.newState === 'closed') setOpen(false)
    if (event.newState !== 'open' || !beside) return
    // In the next frame: the trigger may still scroll, and the position would be outdated.
    const settle = () => place(floating, beside, { side, align })
    settle()
    resizes.current = new ResizeObserver(settle)
    resizes.current.observe(floating)
    onOpen?.(floating)
  }

  return (
    <>
      {cloneElement(trigger, {
        ref: anchor,
        popoverTarget: id,
        'aria-haspopup': role,
        'aria-expanded': isOpen,
        'aria-controls': id,
      })}
      <div
        ref={content}
        id={id}
        popover="auto"
        role={role}
        aria-label={label}
        className={styles.popover}
        onBeforeToggle={(event) => event.newState === 'open' && setOpen(true)}
        onToggle={handleToggle}
      >
        {isFilled && (typeof children === 'function' ? children(() => content.current?.hidePopover()) : children)}
      </div>
    </>
  )
}
