import type { Setting } from '../../../recipe/recipe.ts'
import type { Place } from '../../model/place.ts'
import { livingRoom } from './living-rooms.ts'
import { bedroom } from './living-rooms.ts'
import { study } from './living-rooms.ts'
import { hospital } from './hospital-ward.ts'
import { classroom, office, shop } from './public-rooms.ts'

/** Rooms that are built whole. */
export const BUILT_ROOMS: Partial<Record<Setting, Place>> = {
  shop,
  hospital,
  office,
  classroom,
  study,
  bedroom,
  'living room': livingRoom,
}
