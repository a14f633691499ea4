import { useEffect } from 'react'
import { saveNow, useChoices } from './store.ts'

/** Tells the store that the panel is open; saves pending changes when it closes. */
export function usePanelOpen(): void {
  useEffect(() => {
    useChoices.setState({ isPanelOpen: true })
    return () => {
      useChoices.setState({ isPanelOpen: false, problem: '' })
      void saveNow()
    }
  }, [])
}
