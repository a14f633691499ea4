import { clothes } from './clothes.ts'
import { creatures } from './creatures.ts'
import { devices } from './devices.ts'
import { festive } from './festive.ts'
import { food } from './food.ts'
import { furniture } from './furniture.ts'
import { greens } from './greens.ts'
import { kinds } from './kinds.ts'
import { kitchen } from './kitchen.ts'
import { play } from './play.ts'
import { sites } from './sites.ts'
import { tools } from './tools.ts'
import { traffic } from './traffic.ts'
import { wildlife } from './wildlife.ts'

/** Nouns beside the first tables: most are painted after drawings of the pack. */
export const packNouns = [
  ...wildlife,
  ...clothes,
  ...creatures,
  ...devices,
  ...festive,
  ...food,
  ...furniture,
  ...greens,
  ...kitchen,
  ...play,
  ...sites,
  ...tools,
  ...traffic,
  ...kinds,
]
