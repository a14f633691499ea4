import type { Setting } from '../../recipe/recipe.ts'
import { clothes, devices, festive, food, kitchen, type NounRow, play, tools } from './nouns.ts'

/** Where those are at home that are known by name, when the words name no place. */
const NAMED: Partial<Record<Setting, readonly string[]>> = {
  underwater: [
    ...['octopus', 'jellyfish', 'seahorse', 'shark', 'coral', 'seaweed', 'starfish', 'squid', 'pufferfish'],
    ...['tropical fish', 'tuna', 'mermaid', 'merman', 'fish', 'lobster', 'shrimp', 'diver'],
  ],
  sea: [
    ...['whale', 'dolphin', 'orca', 'sailboat', 'ship', 'lighthouse', 'island', 'cruise ship', 'steamship'],
    ...['cabin cruiser', 'speedboat', 'ferry', 'pelican', 'viking'],
  ],
  beach: ['crab', 'seashell', 'oyster', 'palm', 'beach umbrella', 'ring buoy', 'flip flop', 'turtle', 'surfer'],
  lake: ['duck', 'swan', 'boat', 'canoe', 'frog', 'lotus', 'crane', 'flamingo', 'otter', 'beaver', 'goose'],
  swamp: ['crocodile', 'hippo'],
  desert: ['pyramid', 'camel', 'bactrian camel', 'cactus', 'scorpion', 'snake', 'lizard'],
  snowfield: ['penguin', 'seal', 'snowman', 'sled', 'skis', 'skier', 'snowboarder', 'mammoth', 'santa claus'],
  meadow: [
    ...['lion', 'giraffe', 'zebra', 'elephant', 'rhino', 'ostrich', 'horse', 'unicorn', 'pegasus', 'kangaroo', 'bison'],
    ...['rabbit', 'flower', 'daisy', 'dandelion', 'grass', 'tree', 'oak', 'willow', 'butterfly', 'bee', 'ladybug'],
    ...['dragonfly', 'griffin', 'tent', 'kite', 'bush', 'birch', 'maple', 'cherry tree', 'monarch', 'sunflower'],
    ...['windmill', 'lavender'],
  ],
  jungle: ['tiger', 'monkey', 'gorilla', 'orangutan', 'parrot', 'sloth', 'leopard', 'panther'],
  forest: [
    ...['fox', 'bear', 'wolf', 'deer', 'owl', 'squirrel', 'hedgehog', 'raccoon', 'wild boar', 'badger', 'skunk'],
    ...['mushroom', 'mushroom red', 'fern', 'pine', 'koala', 'elf', 'fairy', 'goblin', 'brontosaurus', 'dinosaur'],
    ...['panda', 'bamboo', 'cabin', 'campfire', 'spider web'],
  ],
  farm: [
    ...['cow', 'sheep', 'pig', 'goat', 'chicken', 'rooster', 'tractor', 'scarecrow', 'donkey', 'lamb', 'ram', 'ox'],
    ...['turkey', 'chick', 'wheat', 'farmer', 'peasant', 'water buffalo'],
  ],
  mountains: ['dragon', 'castle', 'pagoda', 'llama', 'eagle', 'phoenix', 'japanese castle'],
  garden: [
    ...['peacock', 'rose', 'tulip', 'peony', 'chrysanthemum', 'lily', 'orchid', 'fountain', 'bench', 'snail'],
    ...['hibiscus', 'hyacinth', 'torii', 'garden house'],
  ],
  village: ['house', 'houses', 'church', 'thatched hut', 'haunted house'],
  space: ['astronaut', 'rocket', 'ufo', 'satellite', 'ringed planet', 'alien'],
  sky: ['airplane', 'balloon', 'helicopter', 'small airplane', 'parachute', 'angel'],
  road: [
    ...['car', 'bicycle', 'bus', 'truck', 'motorcycle', 'taxi', 'jeep', 'racing car', 'pickup truck', 'semi truck'],
    ...['minibus', 'police car', 'ambulance', 'fire engine', 'moped', 'scooter', 'fuel pump', 'stop sign'],
  ],
  city: [
    ...['street lamp', 'traffic light', 'skyscraper', 'office building', 'tram', 'trolleybus', 'rickshaw', 'mailbox'],
    ...[
      'department store',
      'convenience store',
      'hotel',
      'bank building',
      'police officer',
      'firefighter',
      'barber pole',
    ],
  ],
  kitchen: ['chef'],
  cafe: ['waiter', 'barista'],
  hall: ['king', 'queen', 'empress', 'prince', 'princess'],
  stage: ['ballerina', 'dancer', 'singer', 'violinist', 'musician', 'theater masks', 'magician', 'clown'],
  room: ['sofa', 'bed', 'bathtub', 'toilet', 'fireplace', 'bookshelf', 'piano', 'television', 'file cabinet', 'chair'],
  sweep: ['lotion', 'perfume bottle', 'cosmetic jar'],
  market: ['lion dance', 'ferris wheel', 'carousel', 'circus tent', 'roller coaster'],
}

const OUTDOORS = ['tent', 'beach umbrella', 'playground slide', 'ladder', 'traffic light', 'mailbox', 'barber pole']
const LAID: ReadonlySet<string> = keysOf(
  [...food, ...kitchen],
  [
    ...['cup', 'teapot', 'apple', 'fruit bowl', 'candle', 'book', 'vase', 'open book', 'book stack', 'hourglass'],
    ...[
      'red envelope',
      'mahjong',
      'dice',
      'chess pawn',
      'playing card',
      'abacus',
      'scroll',
      'fountain pen',
      'potted plant',
    ],
  ],
)
/** What is made to be sold is shown as sellers show it. */
const SHOWN: ReadonlySet<string> = keysOf(
  [...clothes, ...devices, ...tools, ...play, ...festive],
  [
    ...[
      'cube',
      'sphere',
      'cone',
      'cylinder',
      'lotion',
      'lipstick',
      'nail polish',
      'purse',
      'perfume',
      'clock',
      'alarm clock',
      'lamp',
      'mirror',
      'soap',
    ],
  ],
)

function keysOf(rows: readonly NounRow[], more: readonly string[]): ReadonlySet<string> {
  return new Set([...rows.map(({ subject }) => subject).filter((subject) => !OUTDOORS.includes(subject)), ...more])
}

const HOMES: ReadonlyMap<string, Setting> = new Map(
  Object.entries(NAMED).flatMap(([setting, names]) => names.map((name) => [name, setting as Setting] as const)),
)

/** Where a thing is at home; undefined for those that may be anywhere. */
export function homeOf(name: string): Setting | undefined {
  return HOMES.get(name) ?? (LAID.has(name) ? 'tabletop' : SHOWN.has(name) ? 'sweep' : undefined)
}
