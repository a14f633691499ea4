/** Maximum longer side after shrinking, in px. */
const SIDE_MAX = 2048
/** JPEG qualities, tried in turn; below the last one fewer pixels look better. */
const QUALITIES = [0.9, 0.8, 0.7, 0.6, 0.5]
/** Factor per side when no quality was small enough. */
const SHRINK_BY = 0.7

/**
 * Re-encodes a picture as a JPEG of at most `maxBytes` bytes; of an animation, the first frame.
 * @throws Error when the browser cannot decode it
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

/** On white, because JPEG has no transparency. */
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
