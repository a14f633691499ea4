import type { NetLayer, Weights } from './weights.ts'

/** Planes of numbers, one after the other, each `side` wide and high. */
interface Planes {
  values: Float32Array
  side: number
}

/** What the net answers to a picture of three planes from -1 to 1: a number for each thing, then for each place. */
export function runNet({ layers, side }: Pick<Weights, 'layers' | 'side'>, picture: Float32Array): Float32Array {
  let planes: Planes = { values: picture, side }
  let before = planes
  for (const layer of layers) {
    if (layer.kind === 'depth') before = planes
    const next = runLayer(layer, planes)
    planes = layer.adds ? addPlanes(next, before) : next
  }
  return planes.values
}

function runLayer(layer: NetLayer, planes: Planes): Planes {
  if (layer.kind === 'full') return clip(runFull(layer, planes))
  if (layer.kind === 'depth') return clip(runDepth(layer, planes))
  if (layer.kind === 'point') return clip(runPoint(layer, planes))
  return runPoint(layer, averagePlanes(planes))
}

function runFull(layer: NetLayer, planes: Planes): Planes {
  const out = startPlanes(layer, planes)
  for (let to = 0; to < layer.to; to++) {
    for (let from = 0; from < layer.from; from++) {
      addKernel(out, planes, { to, from, weights: layer.weights, at: (to * layer.from + from) * 9, step: layer.stride })
    }
  }
  return out
}

function runDepth(layer: NetLayer, planes: Planes): Planes {
  const out = startPlanes(layer, planes)
  for (let to = 0; to < layer.to; to++) {
    addKernel(out, planes, { to, from: to, weights: layer.weights, at: to * 9, step: layer.stride })
  }
  return out
}

/** Where a kernel of three by three reads and writes. */
interface Kernel {
  to: number
  from: number
  weights: Float32Array
  at: number
  step: number
}

/** Adds a plane seen through a kernel to another; what lies outside is nought. */
function addKernel(out: Planes, planes: Planes, { to, from, weights, at, step }: Kernel): void {
  const { side } = planes
  for (let tap = 0; tap < 9; tap++) {
    const weight = weights[at + tap] ?? 0
    const [right, down] = [(tap % 3) - 1, Math.floor(tap / 3) - 1]
    for (let y = 0; y < out.side; y++) {
      const row = y * step + down
      if (row < 0 || row >= side) continue
      const source = from * side * side + row * side + right
      const target = (to * out.side + y) * out.side
      const last = Math.min(out.side - 1, Math.floor((side - 1 - right) / step))
      for (let x = right < 0 ? 1 : 0; x <= last; x++) {
        out.values[target + x] = (out.values[target + x] ?? 0) + weight * (planes.values[source + x * step] ?? 0)
      }
    }
  }
}

function runPoint(layer: NetLayer, planes: Planes): Planes {
  const out = startPlanes(layer, planes)
  const area = planes.side * planes.side
  for (let to = 0; to < layer.to; to++) {
    for (let from = 0; from < layer.from; from++) {
      const weight = layer.weights[to * layer.from + from] ?? 0
      const [source, target] = [from * area, to * area]
      for (let at = 0; at < area; at++) {
        out.values[target + at] = (out.values[target + at] ?? 0) + weight * (planes.values[source + at] ?? 0)
      }
    }
  }
  return out
}

/** Planes that hold the biases of a layer. */
function startPlanes({ biases, to, stride }: NetLayer, planes: Planes): Planes {
  const side = Math.ceil(planes.side / stride)
  const values = new Float32Array(to * side * side)
  for (let plane = 0; plane < to; plane++)
    values.fill(biases[plane] ?? 0, plane * side * side, (plane + 1) * side * side)
  return { values, side }
}

function clip(planes: Planes): Planes {
  for (let at = 0; at < planes.values.length; at++) if ((planes.values[at] ?? 0) < 0) planes.values[at] = 0
  return planes
}

function addPlanes(planes: Planes, before: Planes): Planes {
  return { ...planes, values: planes.values.map((value, at) => value + (before.values[at] ?? 0)) }
}

function averagePlanes({ values, side }: Planes): Planes {
  const area = side * side
  const means = Float32Array.from({ length: values.length / area }, (_, plane) => {
    return values.subarray(plane * area, (plane + 1) * area).reduce((sum, value) => sum + value, 0) / area
  })
  return { values: means, side: 1 }
}
