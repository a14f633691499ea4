/** Time before the blob's URL is revoked, in ms: longer than writing a large file takes. */
const KEPT_MS = 60_000

/** Saves a blob through the browser's download. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  saveFrom(url, name)
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}

/** The same for a file of this site. */
export function saveFrom(url: string, name: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}
