import { type RefObject, useEffect } from 'react'
import { isHoldable } from './rules.ts'

const HOLD_MS = 500
/** A finger that goes farther scrolls. */
const STILL_PX = 10

interface Hold {
  at: { x: number; y: number }
  timer: ReturnType<typeof setTimeout>
}

/** A finger that rests on a card opens the menu of these tools. Words under it are selected, as anywhere. */
export function useLongPress(tools: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const card = tools.current?.closest<HTMLElement>('[data-task]')
    if (!card || !matchMedia('(any-pointer: coarse)').matches) return
    let hold: Hold | null = null

    function letGo() {
      if (hold) clearTimeout(hold.timer)
      hold = null
    }

    function handleDown(event: PointerEvent) {
      letGo()
      if (event.pointerType !== 'touch' || !event.isPrimary || !isHoldable(event.target)) return
      const timer = setTimeout(() => {
        swallowClick()
        openMenu(tools.current, event.pointerId)
      }, HOLD_MS)
      hold = { at: { x: event.clientX, y: event.clientY }, timer }
    }

    function handleMove({ clientX, clientY }: PointerEvent) {
      if (hold && Math.hypot(clientX - hold.at.x, clientY - hold.at.y) > STILL_PX) letGo()
    }

    /** What a browser makes of a long touch itself: a drag of the picture, or a menu of its own. */
    function handleOwn(event: Event) {
      if (hold) event.preventDefault()
    }

    const listeners = new AbortController()
    const { signal } = listeners
    card.addEventListener('pointerdown', handleDown, { signal })
    card.addEventListener('pointermove', handleMove, { signal })
    for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, letGo, { signal })
    for (const own of ['contextmenu', 'dragstart'] as const) card.addEventListener(own, handleOwn, { signal })
    return () => {
      letGo()
      listeners.abort()
    }
  }, [tools])
}

/** The finger is lifted over the menu, as it were: else the browser would take it for a press beside, which closes. */
function openMenu(tools: HTMLElement | null, pointerId: number): void {
  const button = tools?.querySelector<HTMLButtonElement>('[popovertarget]')
  button?.click()
  const menu = button?.popoverTargetElement
  if (menu?.matches(':popover-open')) menu.setPointerCapture(pointerId)
}

/** The one that follows when the finger is lifted. */
function swallowClick(): void {
  const done = new AbortController()
  const { signal } = done
  addEventListener('pointerdown', () => done.abort(), { capture: true, signal })
  addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted) return
      event.preventDefault()
      event.stopPropagation()
      done.abort()
    },
    { capture: true, signal },
  )
}
