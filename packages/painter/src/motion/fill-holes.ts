/** A picture at half its size, with how much of each pixel is known. */
interface Level {
  width: number
  height: number
  /** Red, green, blue and weight 0 to 1 of each pixel. */
  values: Float32Array
}

/** Colours of a picture in which the pixels that are not `known` go on as what lies around them, softer the farther they lie from it. */
export function fillHoles(
  { width, height }: { width: number; height: number },
  colours: Uint32Array,
  isKnown: (at: number) => boolean,
): Uint32Array {
  const first: Level = { width, height, values: new Float32Array(colours.length * 4) }
  for (let at = 0; at < colours.length; at++) {
    if (!isKnown(at)) continue
    const colour = colours[at] as number
    first.values[at * 4] = colour & 255
    first.values[at * 4 + 1] = (colour >>> 8) & 255
    first.values[at * 4 + 2] = (colour >>> 16) & 255
    first.values[at * 4 + 3] = 1
  }
  spread(first)
  const filled = new Uint32Array(colours.length)
  for (let at = 0; at < filled.length; at++) {
    const known = colours[at] as number
    filled[at] = isKnown(at) ? (known | 0xff000000) >>> 0 : pack(first.values, at * 4)
  }
  return filled
}

function pack(values: Float32Array, at: number): number {
  const [red, green, blue] = [values[at] ?? 0, values[at + 1] ?? 0, values[at + 2] ?? 0]
  return (0xff000000 | (Math.round(blue) << 16) | (Math.round(green) << 8) | Math.round(red)) >>> 0
}

/** Gives every value a weight of 1, in place: from coarser and coarser versions of what is known. */
export function spread(level: Level): void {
  if (level.width <= 1 && level.height <= 1) return
  const coarse = halve(level)
  spread(coarse)
  const { width, height, values } = level
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const weight = values[at + 3] as number
      if (weight < 1) blendIn(values, at, coarse, { x: x / 2 - 0.25, y: y / 2 - 0.25 })
    }
  }
}

function blendIn(values: Float32Array, at: number, coarse: Level, place: { x: number; y: number }): void {
  const weight = values[at + 3] as number
  const left = Math.max(0, Math.floor(place.x))
  const top = Math.max(0, Math.floor(place.y))
  const right = Math.min(coarse.width - 1, left + 1)
  const bottom = Math.min(coarse.height - 1, top + 1)
  const s = Math.max(0, place.x - left)
  const t = Math.max(0, place.y - top)
  for (let channel = 0; channel < 3; channel++) {
    const get = (x: number, y: number) => coarse.values[(y * coarse.width + x) * 4 + channel] as number
    const above = get(left, top) * (1 - s) + get(right, top) * s
    const below = get(left, bottom) * (1 - s) + get(right, bottom) * s
    values[at + channel] = (values[at + channel] as number) * weight + (above * (1 - t) + below * t) * (1 - weight)
  }
  values[at + 3] = 1
}

function halve({ width, height, values }: Level): Level {
  const half: Level = { width: Math.ceil(width / 2), height: Math.ceil(height / 2), values: new Float32Array(0) }
  half.values = new Float32Array(half.width * half.height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4
      const weight = values[from + 3] as number
      if (weight === 0) continue
      const to = ((y >> 1) * half.width + (x >> 1)) * 4
      for (let channel = 0; channel < 3; channel++) {
        half.values[to + channel] = (half.values[to + channel] as number) + (values[from + channel] as number) * weight
      }
      half.values[to + 3] = (half.values[to + 3] as number) + weight
    }
  }
  for (let at = 0; at < half.values.length; at += 4) {
    const weight = half.values[at + 3] as number
    if (weight === 0) continue
    for (let channel = 0; channel < 3; channel++)
      half.values[at + channel] = (half.values[at + channel] as number) / weight
    half.values[at + 3] = Math.min(1, weight)
  }
  return half
}
