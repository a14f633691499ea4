/** At the start of a file, or of what a container says it holds. */
const SIGNATURES: readonly (readonly [kind: string, at: number, pattern: RegExp])[] = [
  ['HEIC', 4, /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/],
  ['AVIF', 4, /^ftypavi[fs]/],
  ['WebP', 0, /^RIFF[^]{4}WEBP/],
  ['TIFF', 0, /^(II\*\0|MM\0\*)/],
  ['BMP', 0, /^BM/],
  ['JPEG XL', 0, /^(\xff\x0a|\0\0\0\x0cJXL )/],
  ['PDF', 0, /^%PDF-/],
  ['SVG', 0, /^\s*<(svg|\?xml)/i],
]

/** Format name of an unsupported file, for the message: HEIC, as phones write it. Null: unknown. */
export function nameKind(file: Buffer): string | null {
  const signature = SIGNATURES.find(([, at, pattern]) => pattern.test(file.toString('latin1', at, at + 64)))
  return signature?.[0] ?? null
}
