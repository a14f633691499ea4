/** A server with a chat model that looks at pictures, spoken to as OpenAI's chat completions. */
export interface OpenAiVisionSettings {
  /** Stored with tasks. */
  id: string
  /** `https://api.openai.com/v1` */
  url: string
  /** Null: none is asked for. */
  key: string | null
  model: string
  slots: number
  /** Milliseconds for one answer. */
  timeoutMs: number
}
