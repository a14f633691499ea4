import type { Graph, Slot, Template } from './template.ts'

/** Nodes of every server; a checkpoint's outputs are its model, its words and its eye. */
const LOADER = '1'
const SAMPLER = '5'
const MODEL = [LOADER, 0]
const CLIP = [LOADER, 1]
const VAE = [LOADER, 2]
const FEATHER_PX = 16
const GROW_MASK_PX = 6

const at = (node: string, input: string) => [{ node, input }]

const BASE: Graph = {
  [LOADER]: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: '' } },
  2: { class_type: 'CLIPTextEncode', inputs: { clip: CLIP, text: '' } },
  3: { class_type: 'CLIPTextEncode', inputs: { clip: CLIP, text: '' } },
  6: { class_type: 'VAEDecode', inputs: { samples: [SAMPLER, 0], vae: VAE } },
  // What it keeps is gone when the server starts again.
  7: { class_type: 'PreviewImage', inputs: { images: ['6', 0] } },
}

const BASE_SLOTS: Template['slots'] = {
  checkpoint: at(LOADER, 'ckpt_name'),
  prompt: at('2', 'text'),
  negative: at('3', 'text'),
  seed: at(SAMPLER, 'seed'),
  steps: at(SAMPLER, 'steps'),
  guidance: at(SAMPLER, 'cfg'),
  strength: at(SAMPLER, 'denoise'),
}

interface Parts {
  nodes: Graph
  slots?: Template['slots']
  /** What is sampled. */
  latent: string
  positive?: string
  model?: readonly [string, number]
}

function build({ nodes, slots = {}, latent, positive = '2', model = [LOADER, 0] }: Parts): Template {
  const inputs = {
    model,
    positive: [positive, 0],
    negative: ['3', 0],
    latent_image: [latent, 0],
    seed: 0,
    steps: 25,
    cfg: 6,
    sampler_name: 'dpmpp_2m',
    scheduler: 'karras',
    denoise: 1,
  }
  const graph = { ...BASE, ...nodes, [SAMPLER]: { class_type: 'KSampler', inputs } }
  return { graph, slots: { ...BASE_SLOTS, ...slots }, output: '7' }
}

const EMPTY: Graph = {
  4: { class_type: 'EmptyLatentImage', inputs: { width: 512, height: 512, batch_size: 1 } },
}
const EMPTY_SLOTS: Template['slots'] = { width: at('4', 'width'), height: at('4', 'height') }
const LOAD: Graph = { 8: { class_type: 'LoadImage', inputs: { image: '' } } }
const LOAD_SLOTS: Template['slots'] = { image: at('8', 'image') }

const encode = (pixels: string): Graph[string] => ({
  class_type: 'VAEEncode',
  inputs: { pixels: [pixels, 0], vae: VAE },
})

export const IMAGINE = build({ nodes: EMPTY, slots: EMPTY_SLOTS, latent: '4' })

export const IMAGE = build({ nodes: { ...LOAD, 4: encode('8') }, slots: LOAD_SLOTS, latent: '4' })

export const INPAINT = build({
  nodes: {
    ...LOAD,
    9: { class_type: 'LoadImageMask', inputs: { image: '', channel: 'red' } },
    10: encode('8'),
    4: { class_type: 'SetLatentNoiseMask', inputs: { samples: ['10', 0], mask: ['9', 0] } },
  },
  slots: { ...LOAD_SLOTS, mask: at('9', 'image') },
  latent: '4',
})

export const OUTPAINT = build({
  nodes: {
    ...LOAD,
    9: {
      class_type: 'ImagePadForOutpaint',
      inputs: { image: ['8', 0], left: 0, top: 0, right: 0, bottom: 0, feathering: FEATHER_PX },
    },
    4: {
      class_type: 'VAEEncodeForInpaint',
      inputs: { pixels: ['9', 0], vae: VAE, mask: ['9', 1], grow_mask_by: GROW_MASK_PX },
    },
  },
  slots: {
    ...LOAD_SLOTS,
    left: at('9', 'left'),
    top: at('9', 'top'),
    right: at('9', 'right'),
    bottom: at('9', 'bottom'),
  },
  latent: '4',
})

const scale = (image: string): Graph[string] => ({
  class_type: 'ImageScale',
  inputs: { image: [image, 0], upscale_method: 'lanczos', width: 512, height: 512, crop: 'disabled' },
})
const SCALE_SLOTS: Template['slots'] = { ...LOAD_SLOTS, width: at('13', 'width'), height: at('13', 'height') }

/** By a model that draws finer, then painted over a little. */
export const UPSCALE = build({
  nodes: {
    ...LOAD,
    11: { class_type: 'UpscaleModelLoader', inputs: { model_name: '' } },
    12: { class_type: 'ImageUpscaleWithModel', inputs: { upscale_model: ['11', 0], image: ['8', 0] } },
    13: scale('12'),
    4: encode('13'),
  },
  slots: { ...SCALE_SLOTS, upscaler: at('11', 'model_name') },
  latent: '4',
})

/** The same without such a model. */
export const UPSCALE_PLAINLY = build({
  nodes: { ...LOAD, 13: scale('8'), 4: encode('13') },
  slots: SCALE_SLOTS,
  latent: '4',
})

/** How a checkpoint looks at several pictures beside the words; `nodes` are what the server must have for it. */
export const REFERENCES = {
  'ip-adapter': { nodes: ['IPAdapterUnifiedLoader', 'IPAdapter'], template: adaptTo },
  'reference-latent': { nodes: ['ReferenceLatent'], template: referTo },
} as const

export const IMAGE_SLOTS: readonly Slot[] = ['image', 'image2', 'image3', 'image4', 'image5', 'image6']
const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index)
const imageNode = (index: number) => String(20 + index)

/** Reads 1 to 6 pictures. */
function readSeveral(count: number): Pick<Template, 'graph' | 'slots'> {
  const nodes = numbersTo(count).map((index) => [imageNode(index), LOAD[8]])
  const slots = numbersTo(count).map((index) => [IMAGE_SLOTS[index], at(imageNode(index), 'image')])
  return { graph: Object.fromEntries(nodes), slots: Object.fromEntries(slots) }
}

/**
 * Begins with 2 to 6 pictures laid over each other, the first of them twice as strongly as each of the others: every checkpoint can
 * go on from that. All must have one size.
 */
export function blendLatents(count: number): Template {
  const { graph, slots } = readSeveral(count)
  const node = (index: number) => String(40 + index)
  const encoded = numbersTo(count).map((index) => [String(30 + index), encode(imageNode(index))])
  const blended = numbersTo(count - 1).map((index) => {
    const before = index === 0 ? '30' : node(index - 1)
    // So many parts of what was laid before, and one of the next.
    const inputs = { samples1: [before, 0], samples2: [String(31 + index), 0], blend_factor: (index + 2) / (index + 3) }
    return [node(index), { class_type: 'LatentBlend', inputs }]
  })
  const nodes = { ...graph, ...Object.fromEntries(encoded), ...Object.fromEntries(blended) }
  return build({ nodes, slots, latent: node(count - 2) })
}

/** The IPAdapter nodes, one picture after the other. */
function adaptTo(count: number): Template {
  const { graph, slots } = readSeveral(count)
  const node = (index: number) => String(40 + index)
  const adapters = numbersTo(count).map((index) => {
    const inputs = {
      model: [index === 0 ? '39' : node(index - 1), 0],
      ipadapter: ['39', 1],
      image: [imageNode(index), 0],
      weight: 1,
      start_at: 0,
      end_at: 1,
      weight_type: 'standard',
    }
    return [node(index), { class_type: 'IPAdapter', inputs }]
  })
  const loader = { class_type: 'IPAdapterUnifiedLoader', inputs: { model: MODEL, preset: 'PLUS (high strength)' } }
  return build({
    nodes: { ...EMPTY, ...graph, 39: loader, ...Object.fromEntries(adapters) },
    slots: {
      ...EMPTY_SLOTS,
      ...slots,
      weight: numbersTo(count).map((index) => ({ node: node(index), input: 'weight' })),
    },
    latent: '4',
    model: [node(count - 1), 0],
  })
}

/** Models that edit pictures, in a checkpoint: each picture stands beside the words. */
function referTo(count: number): Template {
  const { graph, slots } = readSeveral(count)
  const node = (index: number) => String(40 + index)
  const references = numbersTo(count).flatMap((index) => {
    const inputs = { conditioning: [index === 0 ? '2' : node(index - 1), 0], latent: [String(30 + index), 0] }
    return [
      [String(30 + index), encode(imageNode(index))],
      [node(index), { class_type: 'ReferenceLatent', inputs }],
    ]
  })
  const nodes = { ...EMPTY, ...graph, ...Object.fromEntries(references) }
  return build({ nodes, slots: { ...EMPTY_SLOTS, ...slots }, latent: '4', positive: node(count - 1) })
}
