import { useEffect, useState } from 'react'
import { afterFirstView } from '../../lib/first-view.ts'
import { useConnection } from '../../lib/socket.ts'

const PATIENCE_MS = 2000
const GOOD_NEWS_MS = 2000

export type ConnectionNotice = 'none' | 'lost' | 'back'

/** `lost` after two seconds without a socket; `back` for two seconds after the reconnect. */
export function useConnectionNotice(): ConnectionNotice {
  const isOpen = useConnection() === 'open'
  const [notice, setNotice] = useState<ConnectionNotice>('none')

  useEffect(() => {
    if (!isOpen) {
      let timer: ReturnType<typeof setTimeout> | undefined
      let isOver = false
      // The socket is first opened after the first view, so "not connected" before that is no loss.
      void Promise.resolve(afterFirstView()).then(() => {
        if (!isOver) timer = setTimeout(() => setNotice('lost'), PATIENCE_MS)
      })
      return () => {
        isOver = true
        clearTimeout(timer)
      }
    }
    setNotice((shown) => (shown === 'lost' ? 'back' : shown))
    const timer = setTimeout(() => setNotice('none'), GOOD_NEWS_MS)
    return () => clearTimeout(timer)
  }, [isOpen])

  return notice
}
