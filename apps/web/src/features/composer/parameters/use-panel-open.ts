import { useEffect } from 'react'
import { saveNow, useChoices } from './store.ts'

/** Tells the store that the panel is there; what was chosen is saved at once when it closes. */
export function usePanelOpen(): void {
  useEffect(() => {
    useChoices.setState({ isPanelOpen: true })
    return () => {
      useChoices.setState({ isPanelOpen: false, problem: '' })
      void saveNow()
    }
  }, [])
}
