/** Time before the blob's URL is revoked, in ms: longer than writing a large file takes. */
const KEPT_MS = 60_000

/** Saves a blob through the browser's download. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}
