import type { CodePurpose } from '@easel/contract/account'
import { useEffect, useState } from 'react'
import { readSentCode, writeSentCode } from './store.ts'

/** Seconds until another code may be requested for this phone and purpose; survives a reload. */
export function useResend(
  phone: string,
  purpose: CodePurpose,
): { secondsLeft: number; waitFor: (seconds: number) => void } {
  const [nowMs, setNow] = useState(Date.now)
  const sent = readSentCode()
  const isSame = sent.purpose === purpose && digitsOf(sent.phone) === digitsOf(phone)
  const secondsLeft = isSame ? Math.max(0, Math.ceil((sent.againAtMs - nowMs) / 1000)) : 0
  const isWaiting = secondsLeft > 0

  useEffect(() => {
    if (!isWaiting) return
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [isWaiting])

  function waitFor(seconds: number) {
    const startedAtMs = Date.now()
    writeSentCode({ phone, purpose, againAtMs: startedAtMs + seconds * 1000 })
    setNow(startedAtMs)
  }

  return { secondsLeft, waitFor }
}

const digitsOf = (phone: string) => phone.replace(/\D/g, '')
