import type { LoraFiles } from '../remote/loras.ts'

/** A server of stable-diffusion.cpp, spoken to in its native tongue. */
export interface SdCppSettings {
  /** Stored with tasks. */
  id: string
  /** `http://192.168.1.20:1234`, a path behind it is kept. */
  url: string
  /** Sent as a bearer token, for a proxy before the server, which knows none itself; null: nothing is sent. */
  key: string | null
  /** Whether the loaded model takes several pictures to look at beside the words. The server does not tell. */
  isEditModel: boolean
  /** Whether the loaded model draws anime by itself. */
  isAnimeModel: boolean
  /** Null: the server's own. */
  steps: number | null
  /** What people may add to the model. */
  loras: LoraFiles
  /** Pixels of one picture that the model and the memory are good for: 262,144 for SD 1.5, 1,048,576 for SDXL. */
  maxPixels: number
  /** Milliseconds that a drawing may take from when the server is seen at it; it waits there for longer, see `Patience`. */
  timeoutMs: number
}
