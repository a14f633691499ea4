import { type ComponentType, lazy, useState } from 'react'

/**
 * Renders a screen synchronously if its chunk has already loaded. With `React.lazy` it would first suspend, and React keeps a
 * fallback for at least 300 ms (`FALLBACK_THROTTLE_MS`).
 */
export function earlyScreen<Props extends object>(fetchScreen: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | undefined
  async function load() {
    known = await fetchScreen()
    return { default: known }
  }
  const Late = lazy(load)

  // The choice is made once per mount, so that a mounted lazy screen is not remounted when its chunk arrives.
  function Screen(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => known ?? Late)
    return <Shown {...props} />
  }
  return { Screen, load }
}
