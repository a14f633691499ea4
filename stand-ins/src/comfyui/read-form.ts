/** The parts of a form, by their names. */
export function readForm(type: string, body: Buffer): Map<string, { filename: string | null; bytes: Buffer }> {
  const parts = new Map<string, { filename: string | null; bytes: Buffer }>()
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1]
  if (boundary === undefined) return parts
  const marker = Buffer.from(`--${boundary}`)
  for (let at = body.indexOf(marker); at >= 0; ) {
    const next = body.indexOf(marker, at + marker.length)
    if (next < 0) break
    const part = body.subarray(at + marker.length + 2, next - 2)
    const split = part.indexOf('\r\n\r\n')
    const head = part.toString('utf8', 0, split)
    const name = /\bname="([^"]*)"/i.exec(head)?.[1]
    const filename = /\bfilename="([^"]*)"/i.exec(head)?.[1] ?? null
    if (name !== undefined) parts.set(name, { filename, bytes: part.subarray(split + 4) })
    at = next
  }
  return parts
}
