/** How a file of this type is named, without a dot: `png`, `jpg`, `mp4`, `webm`. */
export function extensionOf(mime: string): string {
  return mime.replace(/^(?:image|video)\//, '').replace('jpeg', 'jpg')
}
