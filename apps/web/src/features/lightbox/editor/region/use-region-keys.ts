import { type RefObject, useEffect } from 'react'
import { isEnter } from '../../../../ui/enter-key.ts'
import type { Region } from './use-region.ts'
import type { Viewing } from './use-view.ts'

const STEP = 0.01
const LONG_STEP = 0.1
const ZOOM_STEP = 1.25

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Shortcuts of the editor while its dialog is open; ignored in fields, and where Enter or Space press a button. */
export function useRegionKeys(region: Region, viewing: Viewing, isMoving: RefObject<boolean>): void {
  function handleKeyDown(event: KeyboardEvent) {
    if (isWriting(event.target)) return
    if (event.ctrlKey || event.metaKey) return handleCommand(event)
    const act = event.key === ' ' ? holdSpace(event) : findAct(event)
    if (!act || event.altKey) return
    event.preventDefault()
    act()
  }

  function handleCommand(event: KeyboardEvent) {
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) region.redo()
    else region.undo()
  }

  function holdSpace({ target }: KeyboardEvent) {
    if (target instanceof Element && target.closest('button')) return undefined
    return () => {
      isMoving.current = true
    }
  }

  function findAct(event: KeyboardEvent): (() => void) | undefined {
    return (region.box && findBoxAct(event)) || findToolAct(event.key)
  }

  function findBoxAct(event: KeyboardEvent): (() => void) | undefined {
    const { key, shiftKey, target } = event
    const step = shiftKey ? LONG_STEP : STEP
    const arrow = ARROWS[key]
    if (arrow) return () => region.moveBox(arrow[0] * step, arrow[1] * step)
    if (key === '+' || key === '=') return () => region.growBox(key === '+' && shiftKey ? LONG_STEP : STEP * 2)
    if (key === '-' || key === '_') return () => region.growBox(shiftKey ? -LONG_STEP : -STEP * 2)
    if (key === 'Escape') return region.dropBox
    const isOnButton = target instanceof Element && target.closest('button')
    return isEnter(event) && !isOnButton ? region.commitBox : undefined
  }

  function findToolAct(key: string): (() => void) | undefined {
    const acts: Record<string, () => void> = {
      '[': () => region.stepSize(-1),
      ']': () => region.stepSize(1),
      b: () => region.choose('brush'),
      e: () => region.choose('eraser'),
      l: () => region.choose('lasso'),
      r: region.startBox,
      '+': () => viewing.zoom(ZOOM_STEP),
      '=': () => viewing.zoom(ZOOM_STEP),
      '-': () => viewing.zoom(1 / ZOOM_STEP),
      '0': viewing.fit,
    }
    return acts[key.toLowerCase()]
  }

  function handleKeyUp({ key }: KeyboardEvent) {
    if (key === ' ') isMoving.current = false
  }

  useKeys(handleKeyDown, handleKeyUp)
}

function useKeys(onDown: (event: KeyboardEvent) => void, onUp: (event: KeyboardEvent) => void): void {
  useEffect(() => {
    addEventListener('keydown', onDown)
    addEventListener('keyup', onUp)
    return () => {
      removeEventListener('keydown', onDown)
      removeEventListener('keyup', onUp)
    }
  })
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('textarea, input, select') !== null
}
