export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Where a picture of this ratio (width by height) lies in a stage that shows all of it. */
export function containedIn(stage: Box, ratio: number): Box {
  const width = Math.min(stage.width, stage.height * ratio)
  const height = width / ratio
  return {
    left: stage.left + (stage.width - width) / 2,
    top: stage.top + (stage.height - height) / 2,
    width,
    height,
  }
}

/** How a thing that lies at `at` must be moved, in px, and scaled round the centre of its stage to lie at `from`. */
export function growthFrom(from: Box, at: Box): { translate: string; scale: string } {
  const x = from.left + from.width / 2 - (at.left + at.width / 2)
  const y = from.top + from.height / 2 - (at.top + at.height / 2)
  return { translate: `${x}px ${y}px`, scale: String(from.width / at.width) }
}
