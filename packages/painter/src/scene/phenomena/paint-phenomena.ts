import { createRandom, deriveSeed, type Random } from '../../base/chance.ts'
import { isPaintedAs } from '../../recipe/version.ts'
import { hasFeature, isUnwanted, type Stage } from '../stage.ts'
import { paintAurora } from './aurora.ts'
import { paintFireworks } from './fireworks.ts'
import { paintMeteors } from './meteors.ts'
import { paintNebula } from './nebula.ts'
import { paintPlanet } from './planet.ts'
import { paintRainbow } from './rainbow.ts'

/** Older painters drew none of these and reported them. */
const DRAWN_SINCE = 4

const PHENOMENA: Readonly<Record<string, (stage: Stage, random: Random) => void>> = {
  nebula: paintNebula,
  aurora: paintAurora,
  planet: paintPlanet,
  meteor: paintMeteors,
  rainbow: paintRainbow,
  fireworks: paintFireworks,
}

/** What is seen in the sky at times, if the words name it: before stars, sun and moon, and behind the land. */
export function paintPhenomena(stage: Stage): void {
  if (!isPaintedAs(DRAWN_SINCE, stage.recipe)) return
  for (const [name, paint] of Object.entries(PHENOMENA)) {
    if (!hasFeature(stage, name) || isUnwanted(stage, name)) continue
    stage.picture.ctx.save()
    paint(stage, createRandom(deriveSeed(stage.recipe.layoutSeed, name)))
    stage.picture.ctx.restore()
  }
}
