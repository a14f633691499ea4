import type { Plate } from '../plate.ts'
import { bridge } from './bridge.ts'
import { cabin } from './cabin.ts'
import { castle } from './castle.ts'
import { house } from './house.ts'
import { lighthouse } from './lighthouse.ts'
import { pagoda } from './pagoda.ts'
import { watchtower } from './watchtower.ts'
import { windmill } from './windmill.ts'

export const buildings: Readonly<Record<string, Plate>> = {
  bridge,
  cabin,
  castle,
  house,
  lighthouse,
  pagoda,
  tower: watchtower,
  windmill,
}
