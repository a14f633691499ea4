import type { Logos } from '@easel/contract/company-logo'
import { LOGO_MIN_SIDE, UPLOAD_MAX_BYTES, UPLOAD_MAX_PIXELS, UPLOAD_MAX_SIDE } from '@easel/contract/limits'
import type { CompanyRow } from '../../../db/tables.ts'

/** The path of a logo's pictures; what follows is the version. */
export const LOGO_PATH = '/api/logo'

/** Ground of icons that may not be transparent: the paper of the light theme, which the light logo is made for. */
const PAPER = '#f6f3ec'
/** Safe zone of a maskable icon: a circle of this fraction of the width. */
const SAFE_PART = 0.8

export interface Shape {
  /** Width and height. */
  px: number
  /** Colour behind it; none: it stays transparent. */
  ground?: string
  /** Fraction of the width that the logo may take; 1 unless given. A circle holds it with its corners. */
  within?: { square: number } | { circle: number }
}

/** As pages show it, at any size and density, and as the icon of the tab. */
export const PAGE_SHAPE: Shape = { px: 192 }

/** What the build draws from the seal, by the same names. */
export const ICON_SHAPES: ReadonlyMap<string, Shape> = new Map([
  ['/seal.svg', PAGE_SHAPE],
  // Systems round its corners and nothing more.
  ['/icon-180.png', { px: 180, ground: PAPER, within: { square: SAFE_PART } }],
  ['/icon-192.png', { px: 192 }],
  ['/icon-512.png', { px: 512 }],
  ['/icon-maskable-512.png', { px: 512, ground: PAPER, within: { circle: SAFE_PART } }],
])

/** Width and height in px of the square in which a picture of this size is drawn as large as the shape allows. */
export function boxOf({ px, within = { square: 1 } }: Shape, { width, height }: { width: number; height: number }) {
  if ('square' in within) return Math.round(px * within.square)
  return Math.floor((px * within.circle * Math.max(width, height)) / Math.hypot(width, height))
}

export function isTooLarge({ width, height }: { width: number; height: number }, bytes: number): boolean {
  return bytes > UPLOAD_MAX_BYTES || Math.max(width, height) > UPLOAD_MAX_SIDE || width * height > UPLOAD_MAX_PIXELS
}

export function isTooSmall({ width, height }: { width: number; height: number }): boolean {
  return Math.min(width, height) < LOGO_MIN_SIDE
}

export function viewLogos({ logo, dark_logo }: Pick<CompanyRow, 'logo' | 'dark_logo'>): Logos {
  return { light: addressOf(logo), dark: addressOf(dark_logo) }
}

const addressOf = (version: string | null) => (version === null ? null : `${LOGO_PATH}/${version}`)
