import { useEffect, useState } from 'react'
import { NAME_DECLINED_KEY, NAME_WISH_KEY, readStored, removeStored, writeStored } from '../../../lib/storage.ts'

/** Whether this person is to be asked for a name, until they answer in this tab or in another. */
export function useNameWish(userId: string): { isWanted: boolean; decline: () => void; settle: () => void } {
  const [why, setWhy] = useState(() => readStored(NAME_WISH_KEY))

  useEffect(() => {
    const follow = () => setWhy(readStored(NAME_WISH_KEY))
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [])

  function settle() {
    removeStored(NAME_WISH_KEY)
    setWhy(null)
  }

  function decline() {
    writeStored(NAME_DECLINED_KEY, userId)
    settle()
  }

  const isWanted = why === 'joined' || (why !== null && readStored(NAME_DECLINED_KEY) !== userId)
  return { isWanted, decline, settle }
}
