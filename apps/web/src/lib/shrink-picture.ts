/** Longest side in px of what is made smaller. */
const SIDE_MAX = 2048
/** Tried one after the other; below the last it is better to have fewer pixels. */
const QUALITIES = [0.9, 0.8, 0.7, 0.6, 0.5]
/** What remains of each side when no quality was small enough. */
const SHRINK_BY = 0.7

/**
 * The same picture as a JPEG of at most `maxBytes` bytes. Of one that moves, its first frame.
 *
 * @throws Error when the browser cannot read it
 */
export async function shrinkPicture(file: Blob, maxBytes: number): Promise<Blob> {
  const picture = await createImageBitmap(file)
  try {
    let scale = Math.min(1, SIDE_MAX / Math.max(picture.width, picture.height))
    for (;;) {
      const canvas = paint(picture, scale)
      for (const quality of QUALITIES) {
        const smaller = await encode(canvas, quality)
        if (smaller.size <= maxBytes) return smaller
      }
      scale *= SHRINK_BY
    }
  } finally {
    picture.close()
  }
}

/** On white, where JPEG knows no transparency. */
function paint(picture: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', quality),
  )
}
