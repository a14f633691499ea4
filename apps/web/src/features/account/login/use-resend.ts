import { useEffect, useState } from 'react'

const STORED_KEY = 'codeAgainAt'

/** Seconds until another code may be asked for; a reload does not forget them. */
export function useResend(): { secondsLeft: number; waitFor: (seconds: number) => void } {
  const [againAt, setAgainAt] = useState(() => Number(sessionStorage.getItem(STORED_KEY)))
  const [now, setNow] = useState(Date.now)
  const secondsLeft = Math.max(0, Math.ceil((againAt - now) / 1000))
  const isWaiting = secondsLeft > 0

  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isWaiting])

  function waitFor(seconds: number) {
    const next = Date.now() + seconds * 1000
    sessionStorage.setItem(STORED_KEY, String(next))
    setNow(Date.now())
    setAgainAt(next)
  }

  return { secondsLeft, waitFor }
}
