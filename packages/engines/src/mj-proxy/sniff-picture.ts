const SIGNATURES: readonly [at: number, bytes: string][] = [
  [0, '\x89PNG\r\n\x1a\n'],
  [0, '\xff\xd8\xff'],
  [0, 'GIF8'],
  [8, 'WEBP'],
  [4, 'ftypavif'],
]

/** Whether bytes begin as pictures of pixels do, whatever their server calls them. */
export function isPicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  return SIGNATURES.some(([at, signature]) => head.startsWith(signature, at))
}
