import { useEffect } from 'react'

interface StageActs {
  onWalk: (step: 1 | -1) => void
  /** Zooms by a factor around the centre. */
  zoom: (factor: number) => void
  fit: () => void
}

const STEP = 1.25
/** Each presses the button with this `data-key`. */
const LETTERS = ['d', 'c', 'l', 'i']

/** Shortcuts: arrows walk, `0` fits, `+` and `-` zoom, `d` downloads, `c` copies the prompt, `l` likes, `i` toggles the panel. */
export function useStageKeys({ onWalk, zoom, fit }: StageActs): void {
  useEffect(() => {
    const acts: Record<string, () => void> = {
      ArrowLeft: () => onWalk(-1),
      ArrowRight: () => onWalk(1),
      '0': fit,
      '+': () => zoom(STEP),
      '=': () => zoom(STEP),
      '-': () => zoom(1 / STEP),
      ...Object.fromEntries(LETTERS.map((letter) => [letter, () => press(letter)])),
    }

    function handleKeyDown(event: KeyboardEvent) {
      const act = acts[event.key]
      if (!act || event.defaultPrevented || isElsewhere(event.target) || event.ctrlKey || event.metaKey || event.altKey)
        return
      event.preventDefault()
      act()
    }

    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  })
}

function press(key: string): void {
  document.querySelector<HTMLElement>(`dialog[open] [data-key="${key}"]`)?.click()
}

/** Whether the event is in a field, or in a dialog over the lightbox. */
function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelectorAll('dialog[open]').length > 1) return true
  return target instanceof Element && target.closest('input, textarea, select') !== null
}
