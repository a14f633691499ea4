import type { Button } from '@easel/contract/drawing'
import type { Send } from '../../composer/send/rules.ts'

/** Actions with a translated label. */
export type ActName =
  | `upscale.${'subtle' | 'creative' | 'x2' | 'x4'}`
  | `vary.${'subtle' | 'strong' | 'region'}`
  | `zoom.${'x15' | 'x2' | 'custom' | 'square'}`
  | `pan.${Way}`
  | `animate.${'high' | 'low'}`
  | `extend.${'high' | 'low'}`
export type Way = 'left' | 'right' | 'up' | 'down'
export type ActGroup = 'upscale' | 'vary' | 'zoom' | 'pan' | 'animate' | 'extend'

/** Patterns of `customId`, whatever the engine's version. `Outpaint::50` means that the picture fills half of the new one, so 2x. */
const NAMES: readonly [RegExp, ActName][] = [
  [/::upsample_\w*_subtle::/, 'upscale.subtle'],
  [/::upsample_\w*_creative::/, 'upscale.creative'],
  [/::upsample_\w*_2x::/, 'upscale.x2'],
  [/::upsample_\w*_4x::/, 'upscale.x4'],
  [/::low_variation::/, 'vary.subtle'],
  [/::high_variation::/, 'vary.strong'],
  [/::Inpaint::/, 'vary.region'],
  [/::Outpaint::75::/, 'zoom.x15'],
  [/::Outpaint::50::/, 'zoom.x2'],
  [/::Outpaint::100::/, 'zoom.square'],
  [/::CustomZoom::/, 'zoom.custom'],
  [/::pan_left::/, 'pan.left'],
  [/::pan_right::/, 'pan.right'],
  [/::pan_up::/, 'pan.up'],
  [/::pan_down::/, 'pan.down'],
  [/::animate_high::/, 'animate.high'],
  [/::animate_low::/, 'animate.low'],
  [/::animate_high_extend::/, 'extend.high'],
  [/::animate_low_extend::/, 'extend.low'],
]

/** Undefined for an unknown action, which is labelled as the server names it. */
export function nameOfAct({ customId }: Button): ActName | undefined {
  return NAMES.find(([pattern]) => pattern.test(customId))?.[1]
}

const GROUP_OF_KIND: Partial<Record<Button['kind'], ActGroup>> = {
  UPSCALE: 'upscale',
  VARIATION: 'vary',
  INPAINT: 'vary',
  ZOOM: 'zoom',
  PAN: 'pan',
  VIDEO: 'animate',
  EXTEND: 'extend',
}

/** Heading of a row of buttons; undefined when its actions have none. */
export function groupOfRow(row: readonly Button[]): ActGroup | undefined {
  return row[0] && GROUP_OF_KIND[row[0].kind]
}

/** Direction of a pan order that is being sent for this task; undefined when there is none. */
export function findPendingPan(sends: readonly Pick<Send, 'order' | 'state'>[], taskId: string): Way | undefined {
  const names = sends.flatMap(({ order, state }) =>
    order.kind === 'press' && order.parent.id === taskId && state.name === 'sending' ? [nameOfAct(order.button)] : [],
  )
  return WAYS.find((way) => names.includes(`pan.${way}`))
}

const WAYS: readonly Way[] = ['left', 'right', 'up', 'down']
