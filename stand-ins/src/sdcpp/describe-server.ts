/** What a server can do beside drawing. */
export interface Offer {
  maxBatchCount: number
  /** Stops what is drawn, too. */
  cancelsGenerating: boolean
  /** Decodes large pictures piece by piece. */
  tilesPictures: boolean
  /** Paths below its folder. */
  loras: readonly string[]
}

export function describeServer({ maxBatchCount, cancelsGenerating, tilesPictures, loras }: Offer): object {
  const features = {
    init_image: true,
    mask_image: true,
    ref_images: true,
    hires: true,
    ...(tilesPictures && { vae_tiling: true }),
    cancel_queued: true,
    cancel_generating: cancelsGenerating,
  }
  return {
    model: { name: 'base.safetensors', stem: 'base', path: '/models/base.safetensors' },
    current_mode: 'img_gen',
    supported_modes: ['img_gen'],
    features_by_mode: { img_gen: features },
    loras: loras.map((path) => ({ name: path.replace(/^.*\/|\.[^.]*$/g, ''), path })),
    limits: { min_width: 64, max_width: 4096, min_height: 64, max_height: 4096, max_batch_count: maxBatchCount },
  }
}
