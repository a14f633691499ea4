import { useEffect, useState } from 'react'

/** Ms after the last change. */
const AWAKE_MS = 1500

/** Whether the value has changed within the last moments. */
export function useChangedRecently(value: number): boolean {
  const [seen, setSeen] = useState(value)
  const [isAwake, setAwake] = useState(false)
  if (value !== seen) {
    setSeen(value)
    setAwake(true)
  }
  useEffect(() => {
    if (!isAwake) return
    const timer = setTimeout(() => setAwake(false), AWAKE_MS)
    return () => clearTimeout(timer)
  }, [isAwake, value])
  return isAwake
}
