import { type ReactElement, type ReactNode, type ToggleEvent, cloneElement, useId, useRef, useState } from 'react'
import { type Align, type Side, place } from './place.ts'
import styles from './popover.module.css'
import { useLinger } from './use-linger.ts'

interface PopoverProps {
  /** A button; it opens and closes the popover. */
  trigger: ReactElement<PopoverTriggerProps>
  /** The popover's name. */
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
  /** Told when the content is on screen; the place to put the focus. */
  onOpen?: (content: HTMLElement) => void
}

/** Of a popover that holds a menu. */
export const MENU: PopoverOptions = { role: 'menu', onOpen: (content) => content.querySelector('button')?.focus() }

/** Something that floats beside its button until Escape, a press beside it, or its own `close`. On phones a sheet. */
export function Popover({ trigger, label, children, options = {} }: PopoverProps) {
  const { side = 'below', align = 'start', role = 'dialog', onOpen } = options
  const anchor = useRef<HTMLButtonElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const id = useId()
  const resizes = useRef<ResizeObserver>(undefined)
  const [isOpen, setOpen] = useState(false)
  // Emptied when it closes, it would leave as an empty box, and the browser could not give the focus back.
  const isFilled = useLinger(isOpen)

  function handleToggle(event: ToggleEvent<HTMLDivElement>) {
    resizes.current?.disconnect()
    const floating = event.currentTarget
    const beside = anchor.current
    if (event.newState === 'closed') setOpen(false)
    if (event.newState !== 'open' || !beside) return
    // Only now is it laid out: placed any sooner it would land where the list stood before it scrolled.
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
