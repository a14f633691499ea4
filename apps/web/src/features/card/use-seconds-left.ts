import { useEffect, useState } from 'react'

/** Counts an estimate down between two updates; never below 1, null without an estimate. */
export function useSecondsLeft(etaSeconds: number | null, version: number): number | null {
  const [told, setTold] = useState({ version, at: Date.now() })
  const [now, setNow] = useState(Date.now)
  if (told.version !== version) setTold({ version, at: now })
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  if (etaSeconds === null) return null
  return Math.max(1, Math.round(etaSeconds - (now - told.at) / 1000))
}
