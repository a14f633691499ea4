import type { MeaningRow } from '../meaning.ts'
import { seasons, times, weathers } from './hours.ts'
import { lights } from './lights.ts'
import { media } from './media.ts'
import { shots, views } from './views.ts'

/** What holds for the whole picture, moods apart. */
export const conditions: readonly MeaningRow[] = [
  ...times,
  ...seasons,
  ...weathers,
  ...lights,
  ...views,
  ...shots,
  ...media,
]
