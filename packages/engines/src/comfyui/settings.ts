import type { LoraFiles } from '../remote/loras.ts'
import type { REFERENCES } from './shipped.ts'
import type { Role, Template } from './template.ts'

/** A ComfyUI server. */
export interface ComfyUiSettings {
  /** Stored with tasks. */
  id: string
  /** `http://192.168.1.20:8188`, a path behind it is kept. */
  url: string
  /** Sent as a bearer token, for a proxy before the server, which knows none itself; null: nothing is sent. */
  key: string | null
  /** Null: the server's first one. */
  checkpoint: string | null
  /** Draws for NIJI_JOURNEY; null: the same one, told in words to draw anime. */
  nijiCheckpoint: string | null
  /** File of a model that draws finer; null: the server's first one. */
  upscaler: string | null
  /** How the checkpoint looks at pictures beside the words; null: it does not, and draws over a canvas that shows them. */
  references: keyof typeof REFERENCES | null
  /** Null: 25. */
  steps: number | null
  /** How strictly words are followed; null: 6. */
  guidance: number | null
  /** The operator's own graphs, which stand in for ours. */
  graphs: Readonly<Partial<Record<Role, Template>>>
  /** What people may add to the model. */
  loras: LoraFiles
  /** Pixels of one picture that the model and the memory are good for: 262,144 for SD 1.5, 1,048,576 for SDXL. */
  maxPixels: number
  /** Milliseconds for one answer of the server; none of them waits for a drawing. */
  answerMs: number
  /** Milliseconds that a drawing may take from when the server is seen at it; it waits there for longer, see `Patience`. */
  timeoutMs: number
}
