export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Position of a picture (`ratio`: width / height) that is fitted into a stage, like `object-fit: contain`. */
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
