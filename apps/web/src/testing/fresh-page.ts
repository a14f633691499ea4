/**
 * Runs before each web test file. All files share one page and one process, so this resets the document and the app's modules.
 * Libraries stay loaded, which keeps this fast.
 */
import { focusManager, onlineManager } from '@tanstack/react-query'
import { afterAll, vi } from 'vitest'

/** The router patches this once; without it a later file's router would not listen. */
const ROUTED = 'pushState'
const OPENED_AT = 'http://localhost:3000/'

vi.resetModules()
const timers = watchTimers()
const listeners = watchListeners()

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  timers.clear()
  listeners.clear()
  onlineManager.setOnline(true)
  focusManager.setFocused(undefined)
  clearPage()
})

function clearPage() {
  localStorage.clear()
  sessionStorage.clear()
  for (const root of [document.documentElement, document.head, document.body]) {
    for (const { name } of [...root.attributes]) root.removeAttribute(name)
  }
  document.head.replaceChildren()
  document.body.replaceChildren()
  document.adoptedStyleSheets = []
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: undefined })
  Reflect.get(globalThis, 'happyDOM').setURL(OPENED_AT)
}

/** Stops timers that a file leaves running, so that they do not fire in a later one. */
function watchTimers() {
  const usual = { setTimeout, setInterval }
  const running = new Set<ReturnType<typeof setTimeout>>()
  const watched =
    (start: typeof setTimeout | typeof setInterval) =>
    (...given: Parameters<typeof setTimeout>) => {
      const timer = start(...given)
      running.add(timer)
      return timer
    }
  Object.assign(globalThis, { setTimeout: watched(setTimeout), setInterval: watched(setInterval) })
  return {
    clear() {
      Object.assign(globalThis, usual)
      for (const timer of running) clearTimeout(timer)
    },
  }
}

/** Removes listeners of the modules of an earlier file, except React's, which it adds only once. */
function watchListeners() {
  const targets: EventTarget[] = [window, document]
  const undo: (() => void)[] = []
  let routed = 0
  for (const target of targets) {
    const add = target.addEventListener
    const remove = target.removeEventListener
    target.addEventListener = (type: string, ...rest: [EventListener, AddEventListenerOptions]) => {
      add.call(target, type, ...rest)
      if (type === ROUTED) routed += 1
      if (type !== 'selectionchange') undo.push(() => remove.call(target, type, ...rest))
    }
    target.removeEventListener = (type: string, ...rest: [EventListener, EventListenerOptions]) => {
      remove.call(target, type, ...rest)
      if (type === ROUTED) routed -= 1
    }
    undo.push(() => {
      target.addEventListener = add
      target.removeEventListener = remove
    })
  }
  return {
    clear() {
      for (const act of undo) act()
      if (routed > 0) throw new Error('Something that asks for the address is still drawn: unmount it.')
    },
  }
}
