/** A server that speaks the Images API of OpenAI. */
export interface OpenAiImagesSettings {
  /** Stored with tasks. */
  id: string
  /** `https://api.openai.com/v1` */
  url: string
  /** Null: none is asked for. */
  key: string | null
  model: string
  /** `low`, `medium`, `high`, …; null: as the server has it. */
  quality: string | null
  /** Whether the model draws any multiple of 16 between 1:3 and 3:1, and not three sizes only. */
  hasFreeSizes: boolean
  /** Of one picture, where the model draws smaller ones; null: as large as it can. */
  maxPixels: number | null
  /** `b64_json`: pictures themselves are asked for, and not where they lie; null, or left out: the server chooses. */
  responseFormat?: 'b64_json' | null
  /** Milliseconds for one request that draws. */
  timeoutMs: number
}
