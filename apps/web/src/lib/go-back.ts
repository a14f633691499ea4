/** If the browser has not gone back after this time, it will not, in ms. */
const WITHIN_MS = 500

/** Pending navigation; `history.back()` is asynchronous. */
let end: Promise<void> | undefined

/** Goes back one history entry; repeated calls while that is pending are ignored. */
export function goBack(): void {
  end ??= new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true })
    setTimeout(resolve, WITHIN_MS)
    history.back()
  }).then(() => {
    end = undefined
  })
}

/** Runs a navigation after a pending `goBack`, which would otherwise undo it. */
export function afterBack(go: () => void): void {
  if (end) void end.then(go)
  else go()
}
