import { astronaut } from './astronaut.ts'
import { bear, panda } from './bears.ts'
import { boat, island, ship } from './boats.ts'
import { butterfly, dragon, fish } from './creatures.ts'
import { apple, book, candle, cup, fruitBowl, lantern, snowman, teapot, umbrella } from './things.ts'
import { airplane, balloon, bicycle, car, rocket, train, ufo } from './vehicles.ts'
import { bird, duck, eagle, owl, swan } from './birds.ts'
import { dog, wolf } from './canines.ts'
import { castle } from './castle.ts'
import { cat, lion, tiger } from './felines.ts'
import { flower, lotus, rose, sunflower, tulip } from './flowers.ts'
import { fox } from './fox.ts'
import { horse } from './horse.ts'
import { bridge, cabin, house, pagoda, watchtower, windmill } from './houses.ts'
import { lighthouse } from './lighthouse.ts'
import { mushroom } from './mushroom.ts'
import { boy, girl, knight, man, samurai, wizard, woman } from './people.ts'
import type { Plate } from './plate.ts'
import { robot } from './robot.ts'
import { sailboat } from './sailboat.ts'
import { cherryTree, palm, pine, tree } from './trees.ts'
import { unicorn } from './unicorn.ts'
import { whale } from './whale.ts'
import { deer, elephant, rabbit } from './wildlife.ts'

/** Every subject the painter can draw, by its key in the lexicon. */
export const plates: Readonly<Record<string, Plate>> = {
  ...{
    astronaut,
    bear,
    bridge,
    cabin,
    castle,
    cat,
    'cherry tree': cherryTree,
    dog,
    flower,
    fox,
    horse,
    house,
    lighthouse,
  },
  ...{
    lion,
    lotus,
    mushroom,
    pagoda,
    palm,
    panda,
    pine,
    robot,
    rose,
    sailboat,
    sunflower,
    tiger,
    tower: watchtower,
    tree,
  },
  ...{ bird, duck, eagle, owl, swan, boy, girl, knight, man, samurai, wizard, woman, deer, elephant, rabbit },
  ...{
    boat,
    island,
    ship,
    butterfly,
    dragon,
    fish,
    apple,
    book,
    candle,
    cup,
    'fruit bowl': fruitBowl,
    lantern,
    snowman,
    teapot,
    umbrella,
  },
  ...{ airplane, balloon, bicycle, car, rocket, train, ufo },
  ...{ tulip, unicorn, whale, windmill, wolf },
}
