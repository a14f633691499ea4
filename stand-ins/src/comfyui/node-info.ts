/** A type that is linked, a kind of value, or the values to choose from. */
export type InputSpec = string | readonly string[] | NumberSpec

export interface NumberSpec {
  kind: 'INT' | 'FLOAT'
  min: number
  max: number
}

export interface NodeInfo {
  inputs: Readonly<Record<string, InputSpec>>
  outputs: readonly string[]
  /** Whether it is a reason to run a graph. */
  isOutput?: boolean
}

const MOST_PX = 16_384
const pixels = { kind: 'INT', min: 0, max: MOST_PX } as const
const side = { kind: 'INT', min: 16, max: MOST_PX } as const
const strength = { kind: 'FLOAT', min: -100, max: 100 } as const
/** As models of clips take them. */
const frames = { kind: 'INT', min: 1, max: MOST_PX } as const
const share = { kind: 'FLOAT', min: 0, max: 1 } as const

export interface Files {
  checkpoints: readonly string[]
  upscalers: readonly string[]
  loras: readonly string[]
}

const FIXED: Readonly<Record<string, NodeInfo>> = {
  CLIPTextEncode: { inputs: { text: 'STRING', clip: 'CLIP' }, outputs: ['CONDITIONING'] },
  EmptyLatentImage: {
    inputs: { width: side, height: side, batch_size: { kind: 'INT', min: 1, max: 4096 } },
    outputs: ['LATENT'],
  },
  KSampler: {
    inputs: {
      model: 'MODEL',
      seed: { kind: 'INT', min: 0, max: Number.MAX_SAFE_INTEGER },
      steps: { kind: 'INT', min: 1, max: 10_000 },
      cfg: { kind: 'FLOAT', min: 0, max: 100 },
      sampler_name: ['euler', 'dpmpp_2m'],
      scheduler: ['normal', 'karras'],
      positive: 'CONDITIONING',
      negative: 'CONDITIONING',
      latent_image: 'LATENT',
      denoise: share,
    },
    outputs: ['LATENT'],
  },
  VAEDecode: { inputs: { samples: 'LATENT', vae: 'VAE' }, outputs: ['IMAGE'] },
  VAEEncode: { inputs: { pixels: 'IMAGE', vae: 'VAE' }, outputs: ['LATENT'] },
  VAEEncodeForInpaint: {
    inputs: { pixels: 'IMAGE', vae: 'VAE', mask: 'MASK', grow_mask_by: { kind: 'INT', min: 0, max: 64 } },
    outputs: ['LATENT'],
  },
  LatentBlend: { inputs: { samples1: 'LATENT', samples2: 'LATENT', blend_factor: share }, outputs: ['LATENT'] },
  SetLatentNoiseMask: { inputs: { samples: 'LATENT', mask: 'MASK' }, outputs: ['LATENT'] },
  LoadImage: { inputs: { image: 'FILE' }, outputs: ['IMAGE', 'MASK'] },
  LoadImageMask: { inputs: { image: 'FILE', channel: ['alpha', 'red', 'green', 'blue'] }, outputs: ['MASK'] },
  ImagePadForOutpaint: {
    inputs: { image: 'IMAGE', left: pixels, top: pixels, right: pixels, bottom: pixels, feathering: pixels },
    outputs: ['IMAGE', 'MASK'],
  },
  ImageScale: {
    inputs: {
      image: 'IMAGE',
      upscale_method: ['nearest-exact', 'bilinear', 'area', 'bicubic', 'lanczos'],
      width: pixels,
      height: pixels,
      crop: ['disabled', 'center'],
    },
    outputs: ['IMAGE'],
  },
  ImageUpscaleWithModel: { inputs: { upscale_model: 'UPSCALE_MODEL', image: 'IMAGE' }, outputs: ['IMAGE'] },
  ReferenceLatent: { inputs: { conditioning: 'CONDITIONING', latent: 'LATENT' }, outputs: ['CONDITIONING'] },
  IPAdapterUnifiedLoader: {
    inputs: { model: 'MODEL', preset: ['STANDARD (medium strength)', 'PLUS (high strength)'] },
    outputs: ['MODEL', 'IPADAPTER'],
  },
  IPAdapter: {
    inputs: {
      model: 'MODEL',
      ipadapter: 'IPADAPTER',
      image: 'IMAGE',
      weight: { kind: 'FLOAT', min: -1, max: 3 },
      start_at: share,
      end_at: share,
      weight_type: ['standard', 'prompt is more important', 'style transfer'],
    },
    outputs: ['MODEL'],
  },
  'WD14Tagger|pysssss': { inputs: { image: 'IMAGE', threshold: share }, outputs: ['STRING'], isOutput: true },
  EmptyHunyuanLatentVideo: {
    inputs: { width: side, height: side, length: frames, batch_size: { kind: 'INT', min: 1, max: 4096 } },
    outputs: ['LATENT'],
  },
  WanFirstLastFrameToVideo: {
    inputs: {
      ...{ positive: 'CONDITIONING', negative: 'CONDITIONING', vae: 'VAE', start_image: 'IMAGE', end_image: 'IMAGE' },
      ...{ width: side, height: side, length: frames, batch_size: { kind: 'INT', min: 1, max: 4096 } },
    },
    outputs: ['CONDITIONING', 'CONDITIONING', 'LATENT'],
  },
  CreateVideo: { inputs: { images: 'IMAGE', fps: { kind: 'FLOAT', min: 1, max: 120 } }, outputs: ['VIDEO'] },
  SaveVideo: {
    inputs: { video: 'VIDEO', filename_prefix: 'STRING', format: ['auto', 'mp4'], codec: ['auto', 'h264'] },
    outputs: [],
    isOutput: true,
  },
  SaveWEBM: { inputs: { images: 'IMAGE', filename_prefix: 'STRING' }, outputs: [], isOutput: true },
  SaveAnimatedWEBP: { inputs: { images: 'IMAGE', filename_prefix: 'STRING' }, outputs: [], isOutput: true },
  VHS_VideoCombine: {
    inputs: { images: 'IMAGE', frame_rate: { kind: 'FLOAT', min: 1, max: 120 }, filename_prefix: 'STRING' },
    outputs: [],
    isOutput: true,
  },
  SaveImage: { inputs: { images: 'IMAGE', filename_prefix: 'STRING' }, outputs: [], isOutput: true },
  PreviewImage: { inputs: { images: 'IMAGE' }, outputs: [], isOutput: true },
  SaveImageWebsocket: { inputs: { images: 'IMAGE' }, outputs: [], isOutput: true },
}

/** ComfyUI's own nodes, and those of extensions that are asked for by name. */
export function listNodes({ checkpoints, upscalers, loras }: Files): Readonly<Record<string, NodeInfo>> {
  return {
    ...FIXED,
    CheckpointLoaderSimple: { inputs: { ckpt_name: checkpoints }, outputs: ['MODEL', 'CLIP', 'VAE'] },
    LoraLoader: {
      inputs: { model: 'MODEL', clip: 'CLIP', lora_name: loras, strength_model: strength, strength_clip: strength },
      outputs: ['MODEL', 'CLIP'],
    },
    LoraLoaderModelOnly: {
      inputs: { model: 'MODEL', lora_name: loras, strength_model: strength },
      outputs: ['MODEL'],
    },
    UpscaleModelLoader: { inputs: { model_name: upscalers }, outputs: ['UPSCALE_MODEL'] },
  }
}

/** As `/object_info` tells of a node. Newer servers say of a list that it is one. */
export function describeNode(name: string, { inputs, outputs, isOutput = false }: NodeInfo, isNew: boolean): object {
  const specify = (spec: InputSpec): unknown[] => {
    if (spec === 'FILE') return [[], { image_upload: true }]
    if (typeof spec === 'string') return [spec, {}]
    if ('kind' in spec) return [spec.kind, { min: spec.min, max: spec.max }]
    return isNew ? ['COMBO', { options: spec, multiselect: false }] : [spec]
  }
  const required = Object.fromEntries(Object.entries(inputs).map(([input, spec]) => [input, specify(spec)]))
  return { input: { required }, output: outputs, name, display_name: name, category: 'sd', output_node: isOutput }
}
