import { useEffect } from 'react'

interface StageActs {
  onWalk: (step: 1 | -1) => void
  /** By a factor, round the centre. */
  zoom: (factor: number) => void
  fit: () => void
}

const STEP = 1.25

/** Arrows walk, `0` fits, `+` and `-` zoom, `d` downloads, `c` copies the prompt. */
export function useStageKeys({ onWalk, zoom, fit }: StageActs): void {
  useEffect(() => {
    const acts: Record<string, () => void> = {
      ArrowLeft: () => onWalk(-1),
      ArrowRight: () => onWalk(1),
      '0': fit,
      '+': () => zoom(STEP),
      '=': () => zoom(STEP),
      '-': () => zoom(1 / STEP),
      d: () => press('d'),
      c: () => press('c'),
    }

    function handleKeyDown(event: KeyboardEvent) {
      const act = acts[event.key]
      if (!act || event.ctrlKey || event.metaKey || event.altKey) return
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
