/** `gpt-image-1`, `openai/gpt-image-1-mini`, `chatgpt-image-latest`. */
const GPT_IMAGE = /(^|\/)(chat)?gpt-image/i

/** Whether it is one of OpenAI's own that always answer in base64. */
export function isGptImage(model: string): boolean {
  return GPT_IMAGE.test(model)
}
