import type { Plate } from '../plate.ts'
import { fish } from './fish.ts'
import { frog } from './frog.ts'
import { crocodile } from './reptiles.ts'
import { jellyfish, octopus } from './sea-floor.ts'
import { crab, seahorse, starfish } from './shore.ts'
import { dolphin, shark } from './sea-hunters.ts'
import { otter, seal } from './swimmers.ts'
import { turtle } from './turtle.ts'
import { whale } from './whale.ts'

export const waterAnimals: Readonly<Record<string, Plate>> = {
  crab,
  crocodile,
  dolphin,
  fish,
  frog,
  jellyfish,
  octopus,
  otter,
  seahorse,
  seal,
  shark,
  starfish,
  turtle,
  whale,
}
