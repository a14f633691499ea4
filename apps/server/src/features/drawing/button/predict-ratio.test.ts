import { expect, test } from 'vitest'
import { predictRatio } from './predict-ratio.ts'

const square = { width: 512, height: 512 }

test.each([
  [{ kind: 'make-square' } as const, { width: 624, height: 416 }, '1:1'],
  [{ kind: 'pan', direction: 'left' } as const, square, '3:2'],
  [{ kind: 'pan', direction: 'down' } as const, square, '2:3'],
  // Three times as wide as high: it goes on, and leaves its other end behind.
  [{ kind: 'pan', direction: 'right' } as const, { width: 768, height: 256 }, '3:1'],
  [{ kind: 'pan', direction: 'up' } as const, { width: 1001, height: 997 }, '670:1000'],
  [{ kind: 'zoom-out', factor: 2 } as const, square, '7:5'],
  [{ kind: 'vary-region' } as const, square, '7:5'],
  [{ kind: 'upscale', detail: 'subtle', factor: 4 } as const, square, '7:5'],
])('%j of %j makes %s of what was 7:5', (change, size, ratio) => {
  expect(predictRatio(change, size, '7:5')).toBe(ratio)
})
