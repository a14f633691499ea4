import { type ReactElement, type ReactNode, type ToggleEvent, cloneElement, useId, useRef, useState } from 'react'
import { type Align, type Side, place } from './place.ts'
import styles from './popover.module.css'

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
  className?: string
  /** Told when the content is on screen; the place to put the focus. */
  onOpen?: (content: HTMLElement) => void
  onKeyDown?: (event: React.KeyboardEvent<HTMLElement>) => void
}

/** Something that floats beside its button until Escape, a press beside it, or its own `close`. On phones a sheet. */
export function Popover({ trigger, label, children, options = {} }: PopoverProps) {
  const { side = 'below', align = 'start', role = 'dialog', onOpen, onKeyDown } = options
  const anchor = useRef<HTMLButtonElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const id = useId()
  const [isOpen, setOpen] = useState(false)

  function handleToggle(event: ToggleEvent<HTMLDivElement>) {
    // Emptied only now: were the focused element gone any sooner, the browser could not give the focus back.
    if (event.newState === 'closed') setOpen(false)
    if (event.newState !== 'open' || !anchor.current) return
    // Only now is it laid out: placed any sooner it would land where the list stood before it scrolled.
    place(event.currentTarget, anchor.current, { side, align })
    onOpen?.(event.currentTarget)
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
        className={[styles.popover, options.className].filter(Boolean).join(' ')}
        onBeforeToggle={(event) => event.newState === 'open' && setOpen(true)}
        onToggle={handleToggle}
        onKeyDown={onKeyDown}
      >
        {isOpen && (typeof children === 'function' ? children(() => content.current?.hidePopover()) : children)}
      </div>
    </>
  )
}
