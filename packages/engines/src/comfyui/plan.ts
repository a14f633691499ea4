import type { Known } from './server.ts'
import type { ComfyUiSettings } from './settings.ts'
import type { Slot, Template } from './template.ts'

/** What one picture is made of; bytes are PNGs that the server has to be given first. */
export type Wishes = Readonly<Partial<Record<Slot, string | number | Uint8Array>>>

export interface Plan {
  template: Template
  /** One for each picture. */
  copies: readonly Wishes[]
}

export interface Frame {
  settings: ComfyUiSettings
  known: Known
}
