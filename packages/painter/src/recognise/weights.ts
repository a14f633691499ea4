import stored from './weights.json' with { type: 'json' }

/** One layer of the net: what it does, how wide it is, and its numbers. */
export interface NetLayer {
  kind: 'full' | 'depth' | 'point' | 'dense'
  stride: number
  /** Adds what came in to what goes out. */
  adds: boolean
  from: number
  to: number
  weights: Float32Array
  biases: Float32Array
}

export interface Weights {
  /** Side in pixels of what the net looks at. */
  side: number
  /** English nouns by output; the output after them stands for nothing, then come the places. */
  things: readonly string[]
  places: readonly string[]
  layers: readonly NetLayer[]
  /** First outputs for the last picture of training, to test the code that runs the net. */
  probe: readonly number[]
}

const KERNEL = { full: 9, depth: 9, point: 1, dense: 1 } as const
const BYTES = 4

let opened: Weights | null = null

/** The trained net, unpacked when it is first asked for. */
export function getWeights(): Weights {
  opened ??= openWeights()
  return opened
}

function openWeights(): Weights {
  const bytes = Uint8Array.from(Buffer.from(stored.bytes, 'base64'))
  const { side, things, places, probe } = stored
  let at = 0
  const layers = stored.layers.map((shape) => {
    const kind = parseKind(shape.kind)
    const row = (kind === 'depth' ? 1 : shape.from) * KERNEL[kind]
    const scales = new Float32Array(bytes.buffer, at, shape.to)
    const biases = new Float32Array(bytes.buffer, at + shape.to * BYTES, shape.to)
    const whole = new Int8Array(bytes.buffer, at + shape.to * BYTES * 2, row * shape.to)
    at += shape.to * BYTES * 2 + Math.ceil(whole.length / BYTES) * BYTES
    const weights = Float32Array.from(whole, (value, index) => value * (scales[Math.floor(index / row)] ?? 0))
    return { ...shape, kind, weights, biases }
  })
  return { side, things, places, probe, layers }
}

function parseKind(kind: string): NetLayer['kind'] {
  if (kind === 'full' || kind === 'depth' || kind === 'point' || kind === 'dense') return kind
  throw new Error(`The net has no layer of kind ${kind}.`)
}
