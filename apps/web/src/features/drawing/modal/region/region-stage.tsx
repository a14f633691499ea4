import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useText } from '../../../../i18n/use-text.ts'
import styles from './region-stage.module.css'
import { areaOfBox } from './rules.ts'
import type { Mask } from './use-mask.ts'
import { type Scene, usePainting } from './use-painting.ts'
import type { Region } from './use-region.ts'
import { useStrokes } from './use-strokes.ts'
import type { Viewing } from './use-view.ts'
import type { Size, View } from './view/rules.ts'

interface RegionStageProps {
  /** Undefined until it is here. */
  picture: HTMLImageElement | undefined
  size: Size
  mask: Mask
  region: Region
  moving: { viewing: Viewing; frame: RefObject<HTMLDivElement | null>; isMoving: RefObject<boolean> }
}

/** The picture, and over it what is selected of it. */
export function RegionStage({ picture, size, mask, region, moving }: RegionStageProps) {
  const t = useText()
  const { viewing, frame, isMoving } = moving
  const [selection, outline] = [useRef<HTMLCanvasElement>(null), useRef<HTMLCanvasElement>(null)]
  const cursor = useRef<HTMLSpanElement>(null)
  const box = region.box && areaOfBox(region.box, size)
  const shown: Scene = { size, mask: mask.canvas, draft: null, box, cursor: null, view: viewing.view }
  const scene = useRef(shown)
  const repaint = usePainting({ selection, outline, cursor }, scene)
  const strokes = useStrokes({ region, viewing, picture: size, scene, repaint, isMoving })

  useLayoutEffect(() => {
    scene.current = { ...shown, cursor: scene.current.cursor, draft: scene.current.draft }
    for (const sheet of [selection.current, outline.current]) if (sheet) fit(sheet, viewing.stage)
    repaint('all')
  })

  return (
    <div ref={frame} className={styles.stage}>
      {picture && <img src={picture.src} alt="" className={styles.picture} style={placeOf(size, viewing.view)} />}
      <canvas ref={selection} className={styles.selection} />
      <canvas
        ref={outline}
        className={styles.canvas}
        tabIndex={0}
        role="application"
        aria-label={t('region.canvas')}
        data-tool={region.tool}
        {...strokes}
      />
      <span ref={cursor} className={styles.cursor} hidden />
    </div>
  )
}

function placeOf({ width, height }: Size, { scale, x, y }: View) {
  return { width, height, transform: `translate(${x}px, ${y}px) scale(${scale})` }
}

/** As many pixels as the screen has there; setting a size, even the same, would empty it. */
function fit(sheet: HTMLCanvasElement, stage: Size): void {
  const [width, height] = [Math.round(stage.width * devicePixelRatio), Math.round(stage.height * devicePixelRatio)]
  if (sheet.width !== width || sheet.height !== height) Object.assign(sheet, { width, height })
}
