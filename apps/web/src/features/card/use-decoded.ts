import { useEffect, useRef, useState } from 'react'

/**
 * The newest URL whose picture has been decoded. The previous one stays until then, so that nothing flickers; pictures that fail
 * to load are skipped.
 */
export function useDecoded(url: string | undefined): string | undefined {
  const [shown, setShown] = useState<string>()
  const asked = useRef(0)
  const ready = useRef(0)
  useEffect(() => {
    if (url === undefined) return
    asked.current += 1
    const turn = asked.current
    const image = new Image()
    image.src = url
    image.decode().then(
      () => {
        // If pictures arrive faster than they decode, any that is newer than the current one is shown.
        if (turn <= ready.current) return
        ready.current = turn
        setShown(url)
      },
      () => {},
    )
  }, [url])
  return shown
}
