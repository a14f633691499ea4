import type { Setting } from '../../../recipe/recipe.ts'
import type { Place } from '../../model/place.ts'
import { classicalGarden } from './classical-garden.ts'
import { greatWall } from './great-wall.ts'
import { hutong } from './hutong.ts'
import { lanternStreet } from './lantern-street.ts'
import { kyotoStreet } from './kyoto-street.ts'
import { snowVillage } from './snow-village.ts'
import { oldTown } from './old-town.ts'
import { rooftops } from './old-town.ts'
import { shrine } from './shrine.ts'
import { karst } from './karst.ts'
import { platform } from './platform.ts'
import { palace } from './palace.ts'
import { terraces } from './terraces.ts'
import { tulou } from './tulou.ts'
import { waterTown } from './water-town.ts'

/** Places under the sky that are built whole. */
export const BUILT_PLACES: Partial<Record<Setting, Place>> = {
  'water town': waterTown,
  palace,
  platform,
  'chinese garden': classicalGarden,
  terraces,
  tulou,
  'great wall': greatWall,
  karst,
  shrine,
  rooftops,
  'old town': oldTown,
  'snow village': snowVillage,
  'kyoto street': kyotoStreet,
  'lantern street': lanternStreet,
  hutong,
}
