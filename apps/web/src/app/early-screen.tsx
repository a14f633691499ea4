import { type ComponentType, lazy, useState } from 'react'

/**
 * A screen that is drawn at once when its file is here already. A lazy one is first taken for missing, and what comes in its place
 * waits until nothing has stood there for 300 ms (React's `FALLBACK_THROTTLE_MS`).
 */
export function earlyScreen<Props extends object>(fetchScreen: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | undefined
  async function load() {
    known = await fetchScreen()
    return { default: known }
  }
  const Late = lazy(load)

  // One that is on the page stays the same when its file comes.
  function Screen(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => known ?? Late)
    return <Shown {...props} />
  }
  return { Screen, load }
}
