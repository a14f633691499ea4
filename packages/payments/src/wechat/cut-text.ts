/** Truncate to `maxBytes` of UTF-8 (what WeChat Pay's documents call characters) without splitting a character. */
export function cutText(text: string, maxBytes: number): string {
  // In stream mode the decoder holds back an incomplete character.
  return new TextDecoder().decode(Buffer.from(text).subarray(0, maxBytes), { stream: true })
}
