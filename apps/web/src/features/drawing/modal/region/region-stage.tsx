import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useText } from '../../../../i18n/use-text.ts'
import styles from './region-stage.module.css'
import { areaOfBox } from './rules.ts'
import type { Mask } from './use-mask.ts'
import { type Scene, usePainting } from './use-painting.ts'
import type { Region } from './use-region.ts'
import { useStrokes } from './use-strokes.ts'
import type { Viewing } from './use-view.ts'
import type { Size } from './view/rules.ts'

interface RegionStageProps {
  /** Undefined until it is here. */
  picture: HTMLImageElement | undefined
  size: Size
  mask: Mask
  region: Region
  moving: { viewing: Viewing; frame: RefObject<HTMLDivElement | null>; isMoving: RefObject<boolean> }
}

/** The picture with what is selected of it, on a canvas of its own. */
export function RegionStage({ picture, size, mask, region, moving }: RegionStageProps) {
  const t = useText()
  const { viewing, frame, isMoving } = moving
  const canvas = useRef<HTMLCanvasElement>(null)
  const box = region.box && areaOfBox(region.box, size)
  const shown: Scene = { picture, size, mask: mask.canvas, draft: null, box, cursor: null, view: viewing.view }
  const scene = useRef(shown)
  const repaint = usePainting(canvas, scene)
  const strokes = useStrokes({ region, viewing, picture: size, scene, repaint, isMoving })

  useLayoutEffect(() => {
    const { draft, cursor } = scene.current
    scene.current = { ...shown, cursor, draft }
    const ratio = devicePixelRatio
    const [width, height] = [Math.round(viewing.stage.width * ratio), Math.round(viewing.stage.height * ratio)]
    if (canvas.current && (canvas.current.width !== width || canvas.current.height !== height)) {
      Object.assign(canvas.current, { width, height })
    }
    repaint()
  })

  return (
    <div ref={frame} className={styles.stage}>
      <canvas
        ref={canvas}
        className={styles.canvas}
        tabIndex={0}
        role="application"
        aria-label={t('region.canvas')}
        data-tool={region.tool}
        {...strokes}
      />
    </div>
  )
}
