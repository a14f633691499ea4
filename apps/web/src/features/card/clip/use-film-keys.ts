import { type KeyboardEvent, useEffect, useEffectEvent } from 'react'
import { actOfKey, type FilmAct } from './rules.ts'

/** Those that walk through pictures or act on one there. */
const OF_LIGHTBOX: readonly FilmAct[] = ['back', 'on', 'loop']

/**
 * Keys of a player. Those that the player itself hears come by the handler; on the stage of a lightbox they count wherever the focus is
 * there, but for those that the lightbox has itself. Space presses the button that has the focus, as everywhere.
 */
export function useFilmKeys(place: 'card' | 'stage', act: (act: FilmAct) => void): (event: KeyboardEvent) => void {
  const handleKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelectorAll('dialog[open]').length !== 1) return
    const found = findAct(event)
    if (!found || OF_LIGHTBOX.includes(found) || isOn(event.target, 'input, textarea, select')) return
    event.preventDefault()
    act(found)
  })
  useEffect(() => {
    if (place !== 'stage') return
    const listener = (event: globalThis.KeyboardEvent) => handleKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [place])

  return (event) => {
    const found = findAct(event.nativeEvent)
    if (!found || (isOn(event.target, 'select') && event.key.startsWith('Arrow'))) return
    event.preventDefault()
    act(found)
  }
}

function findAct(event: globalThis.KeyboardEvent): FilmAct | undefined {
  return event.key === ' ' && isOn(event.target, 'button, a, select') ? undefined : actOfKey(event)
}

function isOn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}
