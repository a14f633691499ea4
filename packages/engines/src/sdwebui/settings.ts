import type { LoraFiles } from '../remote/loras.ts'

/** A server of AUTOMATIC1111's web UI or Forge, started with `--api`. */
export interface SdWebuiSettings {
  /** Stored with tasks. */
  id: string
  /** `http://192.168.1.20:7860`, a path behind it is kept. */
  url: string
  /** Of `--api-auth`; null: none is asked for. */
  login: { user: string; password: string } | null
  /** Null: whichever the server has loaded. */
  checkpoint: string | null
  /** Draws for NIJI_JOURNEY; null: the same one, told in words to draw anime. */
  nijiCheckpoint: string | null
  /** Name of an upscaler; null: one of the server's that is a model and there. */
  upscaler: string | null
  /** Null: 25; the API's own are 50. */
  steps: number | null
  /** How strictly words are followed; null: the server's own. */
  guidance: number | null
  /** As the server lists it; null: its own. */
  sampler: string | null
  /** The same; Forge draws Flux with `Simple` only. */
  scheduler: string | null
  /** What people may add to the model. */
  loras: LoraFiles
  /** Pixels of one picture that the model and the memory are good for: 262,144 for SD 1.5, 1,048,576 for SDXL. */
  maxPixels: number
  /** Milliseconds for one request that draws. */
  timeoutMs: number
}
