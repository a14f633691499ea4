/** At most `maxBytes` of UTF-8, by which WeChat Pay counts what its pages call characters; none is cut in two. */
export function cutText(text: string, maxBytes: number): string {
  // A decoder that expects more keeps back a character that is not whole.
  return new TextDecoder().decode(Buffer.from(text).subarray(0, maxBytes), { stream: true })
}
