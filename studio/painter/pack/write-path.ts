import type { Path2D } from '@napi-rs/canvas'

const STEP = /([MLQCZ])([^MLQCZ]*)/g

/** SVG path data in whole numbers, each place told from the one before; steps too short to be seen are left out. */
export function writePath(path: Path2D): string {
  let text = ''
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const [, kind = '', inside = ''] of path.toSVGString().matchAll(STEP)) {
    const numbers = [...inside.matchAll(/-?\d*\.?\d+(?:e-?\d+)?/g)].map(([number]) => Math.round(Number(number)))
    if (kind === 'Z') {
      text += 'z'
      ;[x, y] = [startX, startY]
      continue
    }
    const moved = numbers.map((number, i) => number - (i % 2 === 0 ? x : y))
    if (kind !== 'M' && moved.every((step) => step === 0)) continue
    text += kind.toLowerCase() + joinNumbers(moved)
    ;[x, y] = [numbers.at(-2) ?? x, numbers.at(-1) ?? y]
    if (kind === 'M') [startX, startY] = [x, y]
  }
  return text
}

function joinNumbers(numbers: readonly number[]): string {
  return numbers.map((number, i) => (i > 0 && number >= 0 ? ` ${number}` : String(number))).join('')
}
