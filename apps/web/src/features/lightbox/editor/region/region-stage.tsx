import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useText } from '../../../../i18n/use-text.ts'
import styles from './region-stage.module.css'
import { areaOfBox } from './rules.ts'
import type { Mask } from './use-mask.ts'
import { usePainting } from './use-painting.ts'
import type { Region } from './use-region.ts'
import type { Scene } from './use-selection-canvas.ts'
import { useStrokes } from './use-strokes.ts'
import type { Viewing } from './use-view.ts'
import { type Part, type Size, sheetOf, type View } from './view-rules.ts'

interface RegionStageProps {
  /** Undefined while loading. */
  picture: HTMLImageElement | undefined
  size: Size
  mask: Mask
  region: Region
  moving: { viewing: Viewing; frame: RefObject<HTMLDivElement | null>; isMoving: RefObject<boolean> }
}

/** The picture with the selection over it. */
export function RegionStage({ picture, size, mask, region, moving }: RegionStageProps) {
  const t = useText()
  const { viewing, frame, isMoving } = moving
  const canvas = useRef<HTMLCanvasElement>(null)
  const cursor = useRef<HTMLSpanElement>(null)
  const box = region.box && areaOfBox(region.box, size)
  const sheet = sheetOf(viewing.stage, size, viewing.view, devicePixelRatio)
  const shown: Scene = { size, mask: mask.canvas, draft: null, box, cursor: null, view: viewOn(sheet, viewing.view) }
  const scene = useRef(shown)
  const repaint = usePainting(canvas, cursor, scene)
  const strokes = useStrokes({ region, viewing, picture: size, scene, repaint, isMoving })

  useLayoutEffect(() => {
    scene.current = { ...shown, cursor: scene.current.cursor, draft: scene.current.draft }
    if (canvas.current) fit(canvas.current, sheet)
    repaint('all')
  })

  return (
    <div ref={frame} className={styles.stage}>
      {picture && <img src={picture.src} alt="" className={styles.picture} style={placeOf(size, viewing.view)} />}
      <canvas ref={canvas} className={styles.sheet} style={onScreen(sheet)} />
      <div
        className={styles.surface}
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

function viewOn({ left, top }: Part, { scale, x, y }: View): View {
  return { scale, x: x - left / devicePixelRatio, y: y - top / devicePixelRatio }
}

function onScreen({ left, top, width, height }: Part) {
  const [x, y, wide, high] = [left, top, width, height].map((side) => side / devicePixelRatio)
  return { left: x, top: y, width: wide, height: high }
}

/** Only when changed: setting a canvas size, even the same one, clears it. */
function fit(sheet: HTMLCanvasElement, { width, height }: Size): void {
  if (sheet.width !== width || sheet.height !== height) Object.assign(sheet, { width, height })
}
