import { TINY_WEBM, TINY_WEBP } from '../clips/tiny-files.ts'
import { type ClipShape, writeClip } from '../clips/write-clip.ts'
import { colourOf, mix, paintOver, paintWords } from '../engines/paint.ts'
import { fillRaster, type Raster } from '../engines/png.ts'
import type { Graph } from './check-graph.ts'
import { cropToEight, layRasters, padRaster, scaleRaster } from './rasters.ts'

/** `open` null: all of it may be painted anew. */
interface Latent {
  size: { width: number; height: number }
  raster: Raster | null
  open: Uint8Array | null
  /** Of a clip. */
  frames?: number
}

/** Pictures of a clip, of which all are alike. */
type Frames = Raster & { frames?: number }

/** What a node of clips has saved. */
export interface SavedFile {
  /** Where it is told of. */
  list: 'images' | 'gifs'
  ending: string
  bytes: Buffer
}

type Value = string | number | Frames | Uint8Array | Latent | ClipShape

export interface Ran {
  /** In the order in which they ran. */
  ids: string[]
  pictures: Map<string, Raster[]>
  words: Map<string, string[]>
  clips: Map<string, SavedFile[]>
}

const UPSCALE_FACTOR = 4

/** Runs every node once, those first that others need. @throws Error as a node would */
export function runGraph(graph: Graph, readFile: (name: string) => Raster): Ran {
  const done = new Map<string, readonly Value[]>()
  const ran: Ran = { ids: [], pictures: new Map(), words: new Map(), clips: new Map() }
  const visit = (id: string): readonly Value[] => {
    const cached = done.get(id)
    if (cached) return cached
    const node = graph[id]
    if (!node) throw new Error(`No node ${id}.`)
    const inputs = Object.entries(node.inputs).map(([name, value]) => [name, take(value)] as const)
    const made = runNode(node.class_type, Object.fromEntries(inputs) as Record<string, Value>, { id, ran, readFile })
    done.set(id, made)
    ran.ids.push(id)
    return made
  }
  const take = (value: unknown): Value => {
    if (!Array.isArray(value)) return value as string | number
    const given = visit(String(value[0]))[Number(value[1])]
    if (given === undefined) throw new Error('Nothing is given there.')
    return given
  }
  for (const id of Object.keys(graph)) visit(id)
  return ran
}

interface Around {
  id: string
  ran: Ran
  readFile: (name: string) => Raster
}

type Inputs = Readonly<Record<string, Value>>

function runNode(kind: string, inputs: Inputs, around: Around): readonly Value[] {
  const run = Object.hasOwn(NODES, kind) ? NODES[kind] : undefined
  if (!run) throw new Error(`Nobody knows how to run ${kind}.`)
  return run(inputs, around)
}

const text = (inputs: Inputs, name: string) => String(inputs[name])
const number = (inputs: Inputs, name: string) => Number(inputs[name])
const picture = (inputs: Inputs, name: string) => inputs[name] as Frames
const latent = (inputs: Inputs, name: string) => inputs[name] as Latent

const NODES: Readonly<Record<string, (inputs: Inputs, around: Around) => readonly Value[]>> = {
  CheckpointLoaderSimple: (inputs) => Array.from({ length: 3 }, () => text(inputs, 'ckpt_name')),
  LoraLoader: (inputs) => [text(inputs, 'model'), text(inputs, 'clip')],
  LoraLoaderModelOnly: (inputs) => [text(inputs, 'model')],
  CLIPTextEncode: (inputs) => [text(inputs, 'text')],
  EmptyLatentImage: (inputs) => [
    { size: { width: number(inputs, 'width'), height: number(inputs, 'height') }, raster: null, open: null },
  ],
  EmptyHunyuanLatentVideo: (inputs) => [emptyClip(inputs)],
  WanFirstLastFrameToVideo: (inputs) => {
    picture(inputs, 'end_image')
    return [text(inputs, 'positive'), text(inputs, 'negative'), emptyClip(inputs)]
  },
  CreateVideo: (inputs) => [shapeOf(picture(inputs, 'images'), number(inputs, 'fps'))],
  SaveVideo: (inputs, { id, ran }) =>
    keepFile(ran, id, { list: 'images', ending: 'mp4', bytes: writeClip(inputs.video as ClipShape, id) }),
  VHS_VideoCombine: (inputs, { id, ran }) => {
    const shape = shapeOf(picture(inputs, 'images'), number(inputs, 'frame_rate'))
    return keepFile(ran, id, { list: 'gifs', ending: 'mp4', bytes: writeClip(shape, id) })
  },
  SaveWEBM: (_inputs, { id, ran }) => keepFile(ran, id, { list: 'images', ending: 'webm', bytes: TINY_WEBM }),
  SaveAnimatedWEBP: (_inputs, { id, ran }) => keepFile(ran, id, { list: 'images', ending: 'webp', bytes: TINY_WEBP }),
  KSampler: (inputs) => [sample(inputs)],
  VAEDecode: (inputs) => {
    const { raster, size, frames } = latent(inputs, 'samples')
    const decoded = raster ?? fillRaster(size.width, size.height, () => [0, 0, 0])
    return [{ ...decoded, ...(frames !== undefined && { frames }) }]
  },
  VAEEncode: (inputs) => [encode(picture(inputs, 'pixels'), null)],
  VAEEncodeForInpaint: (inputs) => [encode(picture(inputs, 'pixels'), inputs.mask as Uint8Array)],
  LatentBlend: (inputs) => {
    const [first, second] = [latent(inputs, 'samples1'), latent(inputs, 'samples2')]
    if (first.raster === null || second.raster === null) throw new Error('Nothing is drawn there yet.')
    const raster = layRasters(first.raster, scaleRaster(second.raster, first.size), number(inputs, 'blend_factor'))
    return [{ ...first, raster }]
  },
  SetLatentNoiseMask: (inputs) => [{ ...latent(inputs, 'samples'), open: inputs.mask as Uint8Array }],
  LoadImage: (inputs, { readFile }) => {
    const raster = readFile(text(inputs, 'image'))
    return [raster, raster.alpha.map((alpha) => 255 - alpha)]
  },
  LoadImageMask: (inputs, { readFile }) => {
    const { alpha, rgb } = readFile(text(inputs, 'image'))
    if (inputs.channel === 'alpha') return [alpha.map((one) => 255 - one)]
    const channel = ['red', 'green', 'blue'].indexOf(text(inputs, 'channel'))
    return [alpha.map((_, at) => rgb[at * 3 + channel] ?? 0)]
  },
  ImagePadForOutpaint: (inputs) => {
    const sides = { left: number(inputs, 'left'), top: number(inputs, 'top') }
    const others = { right: number(inputs, 'right'), bottom: number(inputs, 'bottom') }
    return padRaster(picture(inputs, 'image'), { ...sides, ...others })
  },
  ImageScale: (inputs) => [
    scaleRaster(picture(inputs, 'image'), { width: number(inputs, 'width'), height: number(inputs, 'height') }),
  ],
  UpscaleModelLoader: (inputs) => [text(inputs, 'model_name')],
  ImageUpscaleWithModel: (inputs) => {
    const { width, height } = picture(inputs, 'image')
    return [scaleRaster(picture(inputs, 'image'), { width: width * UPSCALE_FACTOR, height: height * UPSCALE_FACTOR })]
  },
  ReferenceLatent: (inputs) => [`${text(inputs, 'conditioning')} beside a picture`],
  IPAdapterUnifiedLoader: (inputs) => [text(inputs, 'model'), 'adapter'],
  IPAdapter: (inputs) => [`${text(inputs, 'model')} beside a picture`],
  'WD14Tagger|pysssss': (_inputs, { id, ran }) => {
    ran.words.set(id, ['1girl, balloon, solo'])
    return ['1girl, balloon, solo']
  },
  SaveImage: (inputs, { id, ran }) => keep(inputs, id, ran),
  PreviewImage: (inputs, { id, ran }) => keep(inputs, id, ran),
  SaveImageWebsocket: (inputs, { id, ran }) => keep(inputs, id, ran),
}

function emptyClip(inputs: Inputs): Latent {
  const size = { width: number(inputs, 'width'), height: number(inputs, 'height') }
  return { size, raster: null, open: null, frames: number(inputs, 'length') }
}

function shapeOf({ width, height, frames = 1 }: Frames, fps: number): ClipShape {
  return { width, height, seconds: frames / fps }
}

function keepFile(ran: Ran, id: string, file: SavedFile): readonly Value[] {
  ran.clips.set(id, [file])
  return []
}

function keep(inputs: Inputs, id: string, ran: Ran): readonly Value[] {
  ran.pictures.set(id, [picture(inputs, 'images')])
  return []
}

function encode(raster: Raster, open: Uint8Array | null): Latent {
  const cropped = cropToEight(raster)
  return { size: { width: cropped.width, height: cropped.height }, raster: cropped, open }
}

function sample(inputs: Inputs): Latent {
  const { size, raster, open, frames } = latent(inputs, 'latent_image')
  const words = `${text(inputs, 'model')} ${text(inputs, 'positive')} not ${text(inputs, 'negative')}`
  const seed = number(inputs, 'seed')
  const clip = frames === undefined ? {} : { frames }
  if (raster === null) return { size, raster: paintWords(words, seed, size), open: null, ...clip }
  if (open !== null && open.length !== raster.width * raster.height) throw new Error('Sizes do not fit.')
  const painted =
    open === null
      ? mix(raster, colourOf(`${words} ${seed}`), number(inputs, 'denoise'))
      : paintOver(words, seed, { from: raster, isOpen: (at) => (open[at] ?? 0) >= 128 })
  return { size, raster: painted, open: null }
}
