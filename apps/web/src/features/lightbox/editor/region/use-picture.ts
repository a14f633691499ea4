import { useEffect, useState } from 'react'

export type Loading = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; picture: HTMLImageElement }

/** Loads and decodes a picture. */
export function usePicture(url: string | undefined): Loading {
  const [loading, setLoading] = useState<Loading>({ state: 'loading' })
  useEffect(() => {
    if (url === undefined) return
    let isWanted = true
    const picture = new Image()
    picture.src = url
    picture.decode().then(
      () => isWanted && setLoading({ state: 'ready', picture }),
      () => isWanted && setLoading({ state: 'failed' }),
    )
    return () => {
      isWanted = false
    }
  }, [url])
  return loading
}
