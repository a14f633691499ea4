interface Size {
  width: number
  height: number
}

/** A picture at half its size or less: red, green, blue and how much is known, 0 to 1, of each pixel. */
interface Level extends Size {
  values: Float32Array
}

/** A value of one of the three channels of a pixel. */
export type Read = (at: number, channel: number) => number

/** Colours of a picture in which the pixels that are not `known` go on as what lies around them, softer the farther they lie from it. */
export function fillHoles(size: Size, colours: Uint32Array, isKnown: (at: number) => boolean): Uint32Array {
  const around = spreadKnown(size, isKnown, (at, channel) => ((colours[at] as number) >>> (channel * 8)) & 255)
  const filled = new Uint32Array(colours.length)
  for (let at = 0; at < filled.length; at++) {
    if (isKnown(at)) filled[at] = ((colours[at] as number) | 0xff000000) >>> 0
    else {
      const part = (channel: number) => Math.round(around(at, channel)) << (channel * 8)
      filled[at] = (0xff000000 | part(0) | part(1) | part(2)) >>> 0
    }
  }
  return filled
}

/** What is known of a picture, softly spread over all of it: from coarser and coarser versions where little is known. */
export function spreadKnown(size: Size, isKnown: (at: number) => boolean, read: Read): Read {
  const level = startLevel(size, isKnown, read)
  spread(level)
  return (at, channel) => {
    const x = Math.max(0, (at % size.width) / 2 - 0.25)
    const y = Math.max(0, Math.floor(at / size.width) / 2 - 0.25)
    return valueAt(level, x, y, channel)
  }
}

/** Half the size, so that what is kept of a large picture stays small. */
function startLevel({ width, height }: Size, isKnown: (at: number) => boolean, read: Read): Level {
  const half = emptyLevel(width, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = y * width + x
      if (!isKnown(from)) continue
      const to = ((y >> 1) * half.width + (x >> 1)) * 4
      for (let channel = 0; channel < 3; channel++) {
        half.values[to + channel] = (half.values[to + channel] as number) + read(from, channel)
      }
      half.values[to + 3] = (half.values[to + 3] as number) + 1
    }
  }
  return weigh(half)
}

/** Gives every value a weight of 1, in place. */
function spread(level: Level): void {
  const { width, height, values } = level
  if (width <= 1 && height <= 1) return
  const coarse = halve(level)
  spread(coarse)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const weight = values[at + 3] as number
      if (weight >= 1) continue
      const [u, v] = [Math.max(0, x / 2 - 0.25), Math.max(0, y / 2 - 0.25)]
      for (let channel = 0; channel < 3; channel++) {
        const own = values[at + channel] as number
        values[at + channel] = own * weight + valueAt(coarse, u, v, channel) * (1 - weight)
      }
      values[at + 3] = 1
    }
  }
}

function valueAt({ width, height, values }: Level, x: number, y: number, channel: number): number {
  const left = Math.min(width - 1, x | 0)
  const top = Math.min(height - 1, y | 0)
  const right = Math.min(width - 1, left + 1)
  const bottom = Math.min(height - 1, top + 1)
  const [s, t] = [x - left, y - top]
  const above = (values[(top * width + left) * 4 + channel] as number) * (1 - s)
  const below = (values[(bottom * width + left) * 4 + channel] as number) * (1 - s)
  return (
    (above + (values[(top * width + right) * 4 + channel] as number) * s) * (1 - t) +
    (below + (values[(bottom * width + right) * 4 + channel] as number) * s) * t
  )
}

function halve({ width, height, values }: Level): Level {
  const half = emptyLevel(width, height)
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
  return weigh(half)
}

function emptyLevel(width: number, height: number): Level {
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) }
  return { ...half, values: new Float32Array(half.width * half.height * 4) }
}

/** Turns sums into averages. */
function weigh(level: Level): Level {
  const { values } = level
  for (let at = 0; at < values.length; at += 4) {
    const weight = values[at + 3] as number
    if (weight === 0) continue
    for (let channel = 0; channel < 3; channel++) values[at + channel] = (values[at + channel] as number) / weight
    values[at + 3] = Math.min(1, weight)
  }
  return level
}
