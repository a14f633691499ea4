/** So long at most what comes later waits. */
const PATIENCE_MS = 4_000
const ACTS = ['pointerdown', 'keydown']

let wait: Promise<void> | undefined
let end: () => void = () => {}

/** From now on what comes later waits until the first view is told to be there, or until somebody does something. */
export function beginFirstView(): void {
  wait = new Promise((resolve) => {
    end = resolve
    setTimeout(resolve, PATIENCE_MS)
    onAct(resolve)
  })
}

/** Hear of the first thing that somebody does from now on. */
export function onAct(hear: () => void): void {
  for (const act of ACTS) addEventListener(act, hear, { once: true, capture: true })
}

/** What is seen first is there, with its pictures. */
export const endFirstView = () => end()

/** Until then the line is for what is seen first; at once where nothing has begun. */
export const afterFirstView = () => wait
