import animalsRows from './nouns/animals.json' with { type: 'json' }
import buildingsRows from './nouns/buildings.json' with { type: 'json' }
import clothesRows from './nouns/clothes.json' with { type: 'json' }
import creaturesRows from './nouns/creatures.json' with { type: 'json' }
import devicesRows from './nouns/devices.json' with { type: 'json' }
import festiveRows from './nouns/festive.json' with { type: 'json' }
import foodRows from './nouns/food.json' with { type: 'json' }
import furnitureRows from './nouns/furniture.json' with { type: 'json' }
import greensRows from './nouns/greens.json' with { type: 'json' }
import kindsRows from './nouns/kinds.json' with { type: 'json' }
import kitchenRows from './nouns/kitchen.json' with { type: 'json' }
import peopleRows from './nouns/people.json' with { type: 'json' }
import plantsRows from './nouns/plants.json' with { type: 'json' }
import playRows from './nouns/play.json' with { type: 'json' }
import sitesRows from './nouns/sites.json' with { type: 'json' }
import thingsRows from './nouns/things.json' with { type: 'json' }
import toolsRows from './nouns/tools.json' with { type: 'json' }
import trafficRows from './nouns/traffic.json' with { type: 'json' }
import vehiclesRows from './nouns/vehicles.json' with { type: 'json' }
import wildlifeRows from './nouns/wildlife.json' with { type: 'json' }

/** A subject that can be drawn, the words for it, and what these say beyond it ("kitten": a tiny cat). */
export interface NounRow extends NounTraits {
  subject: string
  /** Singular; the first one names the subject where the painter speaks. */
  english: readonly string[]
  chinese: readonly string[]
}

interface NounTraits {
  size?: 'tiny' | 'giant'
  count?: number
  /** CSS hex. */
  colour?: string
  pose?: string
}

export const animals = readNouns(animalsRows)
export const people = readNouns(Object.values(peopleRows).flat())
export const buildings = readNouns(buildingsRows)
export const vehicles = readNouns(vehiclesRows)
export const plants = readNouns(plantsRows)
export const things = readNouns(thingsRows)
/** Animals and plants that have a drawing of their own beside the commonest ones. */
const wildlife = readNouns(wildlifeRows)
export const clothes = readNouns(clothesRows)
export const creatures = readNouns(creaturesRows)
export const devices = readNouns(devicesRows)
export const festive = readNouns(festiveRows)
export const food = readNouns(foodRows)
export const furniture = readNouns(furnitureRows)
const greens = readNouns(greensRows)
export const kitchen = readNouns(kitchenRows)
export const play = readNouns(playRows)
const sites = readNouns(sitesRows)
export const tools = readNouns(toolsRows)
const traffic = readNouns(trafficRows)
/** Kinds of things that are drawn as what they are a kind of. */
const kinds = readNouns(kindsRows)

/** Every noun; of a word that stands twice, the first row holds. */
export const nounRows: readonly NounRow[] = [
  ...animals,
  ...people,
  ...buildings,
  ...vehicles,
  ...plants,
  ...things,
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

/** A row as a data file holds it. */
interface NounRecord {
  subject: string
  english: readonly string[]
  chinese: readonly string[]
  size?: string | undefined
  count?: number | undefined
  colour?: string | undefined
  pose?: string | undefined
}

/** @throws Error when a row names a size that nothing can have */
function readNouns(records: readonly NounRecord[]): NounRow[] {
  return records.map(({ subject, english, chinese, size, count, colour, pose }) => ({
    subject,
    english,
    chinese,
    ...(size === undefined ? {} : { size: readSize(size) }),
    ...(count === undefined ? {} : { count }),
    ...(colour === undefined ? {} : { colour }),
    ...(pose === undefined ? {} : { pose }),
  }))
}

function readSize(size: string): 'tiny' | 'giant' {
  if (size === 'tiny' || size === 'giant') return size
  throw new Error(`No noun has the size ${size}.`)
}
