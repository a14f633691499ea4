import type { Plate } from '../plate.ts'
import { cherryTree } from './cherry-tree.ts'
import { flower } from './flower.ts'
import { lotus } from './lotus.ts'
import { mushroom } from './mushroom.ts'
import { palm } from './palm.ts'
import { pine } from './pine.ts'
import { rose } from './rose.ts'
import { sunflower } from './sunflower.ts'
import { tree } from './tree.ts'
import { tulip } from './tulip.ts'

export const plants: Readonly<Record<string, Plate>> = {
  'cherry tree': cherryTree,
  flower,
  lotus,
  mushroom,
  palm,
  pine,
  rose,
  sunflower,
  tree,
  tulip,
}
