import type { ServerKnowledge } from './server.ts'
import type { ComfyUiSettings } from './settings.ts'
import type { Slot, Template } from './template.ts'

/** Slot values of one picture; bytes are PNGs to upload first. */
export type SlotInputs = Readonly<Partial<Record<Slot, string | number | Uint8Array>>>

export interface Plan {
  template: Template
  /** One for each picture. */
  copies: readonly SlotInputs[]
}

export interface PlanContext {
  settings: ComfyUiSettings
  known: ServerKnowledge
}
