import type { Plate } from '../plate.ts'
import { bonsai } from './bonsai.ts'
import { cherryTree } from './cherry-tree.ts'
import { flower } from './flower.ts'
import { chrysanthemum, daisy, lily, orchid, peony } from './garden-flowers.ts'
import { plumBlossom } from './plum-blossom.ts'
import { dandelion, lavender } from './wild-flowers.ts'
import { grass, wheat, vine, seaweed, coral } from './field.ts'
import { bamboo, bush, cactus, fern, hedge, ivy } from './green.ts'
import { lotus } from './lotus.ts'
import { birch, maple, oak, willow } from './more-trees.ts'

import { mushroom } from './mushroom.ts'
import { palm } from './palm.ts'
import { pine } from './pine.ts'
import { rose } from './rose.ts'
import { sunflower } from './sunflower.ts'
import { tree } from './tree.ts'
import { tulip } from './tulip.ts'

export const plants: Readonly<Record<string, Plate>> = {
  bamboo,
  birch,
  bonsai,
  bush,
  cactus,
  'cherry tree': cherryTree,
  chrysanthemum,
  coral,
  daisy,
  dandelion,
  fern,
  flower,
  grass,
  hedge,
  ivy,
  lavender,
  lily,
  lotus,
  maple,
  mushroom,
  oak,
  orchid,
  palm,
  peony,
  pine,
  'plum blossom': plumBlossom,
  rose,
  seaweed,
  sunflower,
  tree,
  tulip,
  vine,
  wheat,
  willow,
}
