import { clothes } from './clothes.ts'
import { creatures } from './creatures.ts'
import { devices } from './devices.ts'
import { festive } from './festive.ts'
import { food } from './food.ts'
import { furniture } from './furniture.ts'
import { greens } from './greens.ts'
import { kitchen } from './kitchen.ts'
import { sites } from './sites.ts'
import { play } from './play.ts'
import { tools } from './tools.ts'
import { traffic } from './traffic.ts'

/** Everything that the pack has a drawing of. */
export const packRows = [
  ...creatures,
  ...food,
  ...kitchen,
  ...furniture,
  ...tools,
  ...clothes,
  ...play,
  ...devices,
  ...festive,
  ...traffic,
  ...sites,
  ...greens,
]
