import { expect, onTestFinished, test, vi } from 'vitest'
import { writeMask } from './use-mask.ts'

/** Fake canvas with these pixels, and what is drawn on another; jsdom has no canvas. */
function aCanvas(width: number, pixels: readonly number[]) {
  const put: number[][] = []
  const pen = {
    getImageData: () => ({ data: Uint8ClampedArray.from(pixels) }),
    putImageData: ({ data }: ImageData) => void put.push([...data]),
  }
  const context = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  const toBlob = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(new Blob()))
  onTestFinished(() => [context, toBlob].forEach((spy) => spy.mockRestore()))
  return { canvas: Object.assign(document.createElement('canvas'), { width, height: 1 }), put }
}

test('what is selected is white in the mask that is sent, and the rest black, whatever colour a selection has', async () => {
  const { canvas, put } = aCanvas(4, [0, 0, 0, 0, 224, 78, 57, 255, 224, 78, 57, 128, 224, 78, 57, 127])
  await writeMask(canvas)
  const [black, white] = [
    [0, 0, 0, 255],
    [255, 255, 255, 255],
  ]
  expect(put).toEqual([[black, white, white, black].flat()])
})
