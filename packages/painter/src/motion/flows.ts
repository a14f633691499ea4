import type { Beat } from './beat.ts'
import type { Mover, MovingLayer } from './layers.ts'
import { createPlate } from './plate.ts'

/** Something that runs on and on: where it is seen, 0 to 255 a pixel, and how many pixels it goes in a second at a place. */
export interface Running {
  cover: Uint8Array
  colours: Uint32Array
  speed: (x: number, y: number, to: { x: number; y: number }) => void
  /** Seconds after which it is taken up again from where it was. */
  period: number
}

/**
 * Two layers that both run and are each set back when the other is seen, so that it runs without end and its paint never gets far
 * from where it belongs.
 */
export function layRunning(
  size: { width: number; height: number },
  { cover, colours, speed, period }: Running,
  carrier: Pick<MovingLayer, 'near' | 'movers'>,
): MovingLayer[] {
  const plate = createPlate(size, colours, cover)
  const step = { x: 0, y: 0 }
  const run =
    (ahead: number): Mover =>
    (beat, x, y, to) => {
      const gone = phaseOf(beat, period, ahead) * period
      step.x = 0
      step.y = 0
      speed(x, y, step)
      to.x -= step.x * gone
      to.y -= step.y * gone
    }
  return [
    { ...carrier, plate, movers: [...carrier.movers, run(0.5)] },
    {
      ...carrier,
      plate,
      movers: [...carrier.movers, run(0)],
      strength: (beat) => 2 * Math.abs(phaseOf(beat, period, 0.5)),
    },
  ]
}

/** -0.5 to 0.5. */
function phaseOf(beat: Beat, period: number, ahead: number): number {
  const turns = beat.turns(1 / period) + ahead
  return turns - Math.floor(turns) - 0.5
}
