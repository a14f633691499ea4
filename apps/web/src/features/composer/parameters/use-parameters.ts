import type { DrawSettings } from '@easel/contract/draw-settings'
import { createContext, useContext } from 'react'
import type { SettingsChange } from '../../settings/api.ts'

export interface ParametersOnShow {
  channelId: string
  settings: DrawSettings
  /** Applies a change at once; saves it soon. */
  choose: (change: SettingsChange) => void
}

export const ParametersContext = createContext<ParametersOnShow | null>(null)

/**
 * Settings of the open panel.
 * @throws Error outside of the panel
 */
export function useParameters(): ParametersOnShow {
  const shown = useContext(ParametersContext)
  if (!shown) throw new Error('useParameters needs a ParametersPanel around it')
  return shown
}
