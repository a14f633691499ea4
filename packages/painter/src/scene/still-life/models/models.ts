import { BAKED } from './baked.ts'
import { BELONGINGS } from './belongings.ts'
import { blueberries, cherries, grapes } from './berries.ts'
import { BOWLS } from './bowls.ts'
import { cake, cakeSlice } from './cakes.ts'
import { bun, dumpling, mooncake } from './dim-sum.ts'
import type { Model } from './dish.ts'
import { DRINKS } from './drinks.ts'
import { fries, hamburger, pizza } from './fast-food.ts'
import { FRUIT } from './fruit.ts'
import { bubbleTea, champagne, juice, milk, wine } from './glasses.ts'
import { soup } from './hot-pot.ts'
import { PLATED } from './plates.ts'
import { sushi } from './sushi.ts'
import { cookie, doughnut } from './sweets.ts'
import { vase } from './vase.ts'

/** Everything that can be put on a table as a body, by the names of subjects. */
export const MODELS: Readonly<Record<string, Model>> = {
  ...FRUIT,
  ...BOWLS,
  ...PLATED,
  ...BAKED,
  ...DRINKS,
  ...BELONGINGS,
  ...{ grapes, blueberries, cherries, soup, dumpling, bun, mooncake, sushi, hamburger, pizza, cake },
  ...{ wine, juice, milk, champagne, doughnut, cookie, vase },
  'cake slice': cakeSlice,
  'french fries': fries,
  'bubble tea': bubbleTea,
}
