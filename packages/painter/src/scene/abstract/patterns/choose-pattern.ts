import type { Style } from '../sheet.ts'
import { paintCloudScrolls, paintFret, paintPorcelain, paintScales } from './chinese.ts'
import { paintArabesque, paintTriangles, paintWeave } from './geometric.ts'
import { paintTiles } from './glazed-tiles.ts'
import { paintDamask, paintMandala } from './ornate.ts'
import { paintDots, paintFloral, paintLeaves, paintPaisley, paintTerrazzo } from './printed.ts'

/** By the feature that the words gave a reading. */
export const PATTERNS: Readonly<Record<string, readonly Style[]>> = {
  fret: [paintFret],
  'cloud scrolls': [paintCloudScrolls],
  porcelain: [paintPorcelain],
  scales: [paintScales],
  arabesque: [paintArabesque],
  tiles: [paintTiles],
  damask: [paintDamask],
  dots: [paintDots],
  stripes: [paintWeave],
  check: [paintWeave],
  paisley: [paintPaisley],
  terrazzo: [paintTerrazzo],
  floral: [paintFloral],
  leaves: [paintLeaves],
  mandala: [paintMandala],
  triangles: [paintTriangles],
  'chinese pattern': [paintCloudScrolls, paintFret, paintPorcelain, paintScales],
}

/** Where the words say no more than that it is a pattern. */
export const ANY_PATTERN: readonly Style[] = [
  paintFloral,
  paintTiles,
  paintScales,
  paintTerrazzo,
  paintArabesque,
  paintLeaves,
  paintPaisley,
  paintTriangles,
]
