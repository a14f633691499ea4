/** A button under a result. The ids and labels are those of the bot, letter by letter. */
export interface Button {
  customId: string
  emoji: string
  label: string
  type: 2
  style: number
}

export type TaskAction =
  | 'IMAGINE'
  | 'UPSCALE'
  | 'VARIATION'
  | 'ZOOM'
  | 'PAN'
  | 'DESCRIBE'
  | 'BLEND'
  | 'SHORTEN'
  | 'VIDEO'

const INDEXES = [1, 2, 3, 4]
const DIRECTIONS = ['left', 'right', 'up', 'down']

const button = (customId: string, label: string): Button => ({ customId, emoji: '', label, type: 2, style: 2 })

export function gridButtons(uuid: string): Button[] {
  return [
    ...INDEXES.map((n) => button(`MJ::JOB::upsample::${n}::${uuid}`, `U${n}`)),
    button(`MJ::JOB::reroll::0::${uuid}::SOLO`, ''),
    ...INDEXES.map((n) => button(`MJ::JOB::variation::${n}::${uuid}`, `V${n}`)),
  ]
}

/** @param version `7`, `6.1`, … */
export function singleButtons(uuid: string, version: string, isSquare: boolean): Button[] {
  const solo = (name: string, label: string) => button(`MJ::JOB::${name}::1::${uuid}::SOLO`, label)
  return [
    ...upscaleNames(version).map((name) => solo(name, 'Upscale')),
    ...regionButtons(uuid),
    ...zoomButtons(uuid, isSquare),
    ...DIRECTIONS.map((direction) => solo(`pan_${direction}`, '')),
    button(`MJ::BOOKMARK::${uuid}`, ''),
  ]
}

export function upscaledButtons(uuid: string, isSquare: boolean): Button[] {
  return [...regionButtons(uuid), ...zoomButtons(uuid, isSquare), button(`MJ::JOB::reroll::0::${uuid}::SOLO`, '')]
}

export function clipButtons(uuid: string): Button[] {
  const names = ['animate_high_extend', 'animate_low_extend']
  return names.map((name) => button(`MJ::JOB::${name}::1::${uuid}`, 'Extend'))
}

export function describeButtons(): Button[] {
  return [...INDEXES.map((n) => button(`MJ::Job::PicReader::${n}`, `${n}`)), button('MJ::Picread::Retry', '')]
}

export function shortenButtons(): Button[] {
  return [1, 2, 3, 4, 5].map((n) => button(`MJ::Job::PromptAnalyzer::${n}`, `${n}`))
}

function upscaleNames(version: string): string[] {
  if (version.startsWith('7')) return ['upsample_v7_2x_subtle', 'upsample_v7_2x_creative']
  if (version === '6.1') return ['upsample_v6r1_2x_subtle', 'upsample_v6r1_2x_creative']
  if (version.startsWith('6')) return ['upsample_v6_2x_subtle', 'upsample_v6_2x_creative']
  return version.startsWith('5') ? ['upsample_v5_2x', 'upsample_v5_4x'] : []
}

function regionButtons(uuid: string): Button[] {
  return [
    button(`MJ::JOB::low_variation::1::${uuid}::SOLO`, 'Vary (Subtle)'),
    button(`MJ::JOB::high_variation::1::${uuid}::SOLO`, 'Vary (Strong)'),
    button(`MJ::Inpaint::1::${uuid}::SOLO`, 'Vary (Region)'),
  ]
}

function zoomButtons(uuid: string, isSquare: boolean): Button[] {
  return [
    button(`MJ::Outpaint::50::1::${uuid}::SOLO`, 'Zoom Out 2x'),
    button(`MJ::Outpaint::75::1::${uuid}::SOLO`, 'Zoom Out 1.5x'),
    ...(isSquare ? [] : [button(`MJ::Outpaint::100::1::${uuid}::SOLO`, 'Make Square')]),
    button(`MJ::CustomZoom::${uuid}`, 'Custom Zoom'),
  ]
}

const ACTIONS: readonly [fragment: string, action: TaskAction][] = [
  ['MJ::JOB::upsample', 'UPSCALE'],
  ['variation::', 'VARIATION'],
  ['MJ::Inpaint::', 'VARIATION'],
  ['MJ::Outpaint::', 'ZOOM'],
  ['MJ::CustomZoom::', 'ZOOM'],
  ['MJ::JOB::pan_', 'PAN'],
  ['MJ::JOB::reroll', 'IMAGINE'],
  ['MJ::Job::P', 'IMAGINE'],
]

/** Undefined: no such button does anything. */
export function findAction(customId: string): TaskAction | undefined {
  return ACTIONS.find(([fragment]) => customId.includes(fragment))?.[1]
}

const ALWAYS_MODAL = ['MJ::CustomZoom', 'MJ::Inpaint', 'MJ::Job::PicReader', 'MJ::Job::PromptAnalyzer']
const MODAL_IN_REMIX = ['reroll::', 'variation::', 'MJ::JOB::pan_']

/** Whether the bot asks for words before it does this. */
export function asksForWords(customId: string, isRemix: boolean): boolean {
  return [...ALWAYS_MODAL, ...(isRemix ? MODAL_IN_REMIX : [])].some((fragment) => customId.includes(fragment))
}
