/** a b c d e f, as SVG has them. */
export type Matrix = [number, number, number, number, number, number]

const STEP = /(\w+)\(([^)]*)\)/g

export function readTransform(said: string | undefined): Matrix {
  let whole: Matrix = [1, 0, 0, 1, 0, 0]
  for (const [, kind = '', inside = ''] of (said ?? '').matchAll(STEP)) {
    const numbers = [...inside.matchAll(/-?\d*\.?\d+(?:e-?\d+)?/g)].map(([number]) => Number(number))
    whole = multiply(whole, readStep(kind, numbers))
  }
  return whole
}

function readStep(kind: string, numbers: readonly number[]): Matrix {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers
  const read = STEPS[kind]
  if (!read) throw new Error(`A transform that nothing reads: ${kind}`)
  return read([a, numbers.length > 1 || kind !== 'scale' ? b : a, c, d, e, f])
}

const STEPS: Readonly<Record<string, (numbers: Matrix) => Matrix>> = {
  matrix: (numbers) => numbers,
  translate: ([x, y]) => [1, 0, 0, 1, x, y],
  scale: ([x, y]) => [x, 0, 0, y, 0, 0],
  rotate: ([degrees, x, y]) => turnAbout(degrees, x, y),
}

/** A turn by degrees about a place. */
export function turnAbout(degrees: number, x: number, y: number): Matrix {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]
}

/** The second is done first. */
export function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}
