import { useEffect, useRef, useState } from 'react'

/**
 * The newest of the given pictures that is ready to be painted. The one before stays until then, so nothing flickers; one
 * that cannot be had is passed over.
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
        // Pictures that come fast must not starve each other: any that is newer than what stands is shown.
        if (turn <= ready.current) return
        ready.current = turn
        setShown(url)
      },
      () => {},
    )
  }, [url])
  return shown
}
