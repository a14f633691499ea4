/** Maximum time that later parts wait, in ms. */
const PATIENCE_MS = 4_000
const ACTS = ['pointerdown', 'keydown']

let wait: Promise<void> | undefined
let end: () => void = () => {}

/** From now on, later parts wait for `endFirstView` or for the first user action. */
export function beginFirstView(): void {
  wait = new Promise((resolve) => {
    end = resolve
    setTimeout(resolve, PATIENCE_MS)
    onFirstAction(resolve)
  })
}

/** Calls `hear` on the first user action from now on. */
export function onFirstAction(hear: () => void): void {
  for (const act of ACTS) addEventListener(act, hear, { once: true, capture: true })
}

/** The content of the first view has loaded, with its pictures. */
export const endFirstView = () => end()

/** Resolves when the network is no longer needed for the first view; at once if none was begun. */
export const afterFirstView = () => wait
