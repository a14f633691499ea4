import { useEffect, useState } from 'react'

const SILENCE_MS = 20_000

/** True when `news` has not changed for 20 s. */
export function useIsSilent(news: string): boolean {
  const [silentAbout, setSilentAbout] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setSilentAbout(news), SILENCE_MS)
    return () => clearTimeout(timer)
  }, [news])
  return silentAbout === news
}
