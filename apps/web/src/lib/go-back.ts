/** A browser that has not gone back by then does not. */
const WITHIN_MS = 500

/** Of a way back that has begun: the browser goes it a moment later. */
let end: Promise<void> | undefined

/** To the entry of the history before this one. Asked for twice at once, it goes one step. */
export function goBack(): void {
  end ??= new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true })
    setTimeout(resolve, WITHIN_MS)
    history.back()
  }).then(() => {
    end = undefined
  })
}

/** Go somewhere, but not before a way back that has begun is at its end: that would undo it. */
export function afterBack(go: () => void): void {
  if (end) void end.then(go)
  else go()
}
