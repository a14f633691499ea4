/** A thing that the recogniser learns to name. */
export interface ThingClass {
  /** English singular, a noun of the painter's words. */
  name: string
  /** Icons that show it, by the names that Fluent, Noto and Noto v1 share. */
  icons: string
  /** Icons of the set that is kept back from training and measures it. */
  held: string
  /** The painter's own plates; its name where nothing is said. */
  plates?: string
}

const row = (name: string, icons: string, held: string, plates?: string): ThingClass =>
  plates === undefined ? { name, icons, held } : { name, icons, held, plates }

const ANIMALS: readonly ThingClass[] = [
  row('cat', 'cat cat-face black-cat', 'cat catside'),
  row('dog', 'dog dog-face poodle guide-dog service-dog', 'dog dogside poodle'),
  row('fox', 'fox', ''),
  row('wolf', 'wolf', ''),
  row('bear', 'bear polar-bear teddy-bear', 'bear'),
  row('panda', 'panda', ''),
  row('lion', 'lion', ''),
  row('tiger', 'tiger tiger-face', 'tiger tigerside'),
  row('horse', 'horse horse-face', 'horse'),
  row('unicorn', 'unicorn', ''),
  row('zebra', 'zebra', ''),
  row('cow', 'cow cow-face ox', 'cow ox'),
  row('sheep', 'ewe ram', 'sheep ram'),
  row('goat', 'goat', 'goat'),
  row('pig', 'pig pig-face boar', 'pig pigside boar'),
  row('deer', 'deer moose', ''),
  row('rabbit', 'rabbit rabbit-face', 'bunny bunnyside'),
  row('mouse', 'mouse mouse-face rat hamster', 'mouse mouseside rat'),
  row('monkey', 'monkey monkey-face', 'monkey'),
  row('elephant', 'elephant mammoth', 'elephant'),
  row('giraffe', 'giraffe', ''),
  row('camel', 'camel two-hump-camel', 'bactriancamel dromedarycamel'),
  row('kangaroo', 'kangaroo', ''),
  row('koala', 'koala', 'koala'),
  row('squirrel', 'chipmunk', 'chipmunk'),
  row('hedgehog', 'hedgehog', ''),
  row('penguin', 'penguin', 'penguin'),
  row('bird', 'bird blackbird dove', 'bird'),
  row('eagle', 'eagle', ''),
  row('owl', 'owl', ''),
  row('duck', 'duck', ''),
  row('swan', 'swan goose', ''),
  row('chicken', 'chicken rooster', 'chicken rooster'),
  row('parrot', 'parrot', ''),
  row('flamingo', 'flamingo', ''),
  row('fish', 'fish tropical-fish blowfish', 'fish tropicalfish'),
  row('shark', 'shark', ''),
  row('whale', 'whale spouting-whale', 'whale spurtingwhale'),
  row('dolphin', 'dolphin', 'dolphin'),
  row('octopus', 'octopus squid', 'octopus'),
  row('crab', 'crab lobster', ''),
  row('turtle', 'turtle', 'turtle'),
  row('frog', 'frog', 'frog'),
  row('snake', 'snake', 'snake'),
  row('crocodile', 'crocodile lizard', 'crocodile'),
  row('dinosaur', 'sauropod t-rex', ''),
  row('dragon', 'dragon dragon-face', 'dragonhead dragonside'),
  row('butterfly', 'butterfly', ''),
  row('bee', 'honeybee', 'honeybee'),
  row('snail', 'snail', 'snail'),
  row('spider', 'spider', 'spider'),
]

const PEOPLE: readonly ThingClass[] = [
  row(
    'person',
    'man-standing woman-standing man-walking woman-walking person-walking man-running woman-running man woman boy girl person old-man old-woman princess prince woman-dancing',
    'walking running man woman boy girl dancer princess',
    'man woman boy girl',
  ),
  row('astronaut', 'astronaut man-astronaut woman-astronaut', ''),
  row('robot', 'robot', ''),
  row('wizard', 'mage man-mage', ''),
  row('knight', '', ''),
  row('samurai', 'ninja', ''),
  row('snowman', 'snowman snowman-without-snow', 'snowmanwithoutsnow'),
  row('ghost', 'ghost', 'ghost'),
]

const PLANTS: readonly ThingClass[] = [
  row('tree', 'deciduous-tree evergreen-tree', 'deciduoustree evergreen', 'tree pine cherry-tree'),
  row('palm', 'palm-tree', 'palmtree'),
  row('cactus', 'cactus', 'cactus'),
  row('flower', 'blossom hibiscus white-flower cherry-blossom hyacinth', 'blossom hibiscus whiteflower', 'flower'),
  row('rose', 'rose', 'rose'),
  row('tulip', 'tulip', 'tulip'),
  row('sunflower', 'sunflower', 'sunflower'),
  row('lotus', 'lotus', ''),
  row('mushroom', 'mushroom brown-mushroom', 'mushroom'),
  row('pumpkin', 'jack-o-lantern', 'jackolantern'),
  row(
    'leaf',
    'maple-leaf fallen-leaf leaf-fluttering-in-wind four-leaf-clover',
    'mapleleaf fallingleaf fourleafclover',
  ),
]

const FOOD: readonly ThingClass[] = [
  row('apple', 'red-apple green-apple', 'redapple greenapple'),
  row('banana', 'banana', 'banana'),
  row('orange', 'tangerine', 'tangerine'),
  row('lemon', 'lemon', 'lemon'),
  row('grapes', 'grapes', 'grapes'),
  row('strawberry', 'strawberry', 'strawberry'),
  row('watermelon', 'watermelon', 'watermelon'),
  row('cherry', 'cherries', 'cherries'),
  row('pineapple', 'pineapple', 'pineapple'),
  row('cake', 'birthday-cake shortcake cupcake', 'birthdaycake shortcake'),
  row('pizza', 'pizza', 'sliceofpizza'),
  row('hamburger', 'hamburger', 'hamburger'),
  row('ice cream', 'ice-cream soft-ice-cream', 'icecream softicecream'),
  row('bread', 'bread baguette-bread croissant', 'bread'),
  row('cup', 'hot-beverage teacup-without-handle', 'hotbeverage teacupwithouthandle'),
  row('wine glass', 'wine-glass cocktail-glass', 'wineglass cocktailglass'),
]

const BUILDINGS: readonly ThingClass[] = [
  row('house', 'house house-with-garden houses hut', 'housebuilding housewithgarden housebuildings', 'house cabin'),
  row('castle', 'castle', 'europeancastle', 'castle tower'),
  row('church', 'church', 'church'),
  row('pagoda', 'japanese-castle', 'japanesecastle'),
  row('lighthouse', '', ''),
  row('windmill', '', ''),
  row('bridge', 'bridge-at-night', 'bridgeatnight'),
  row('skyscraper', 'office-building cityscape department-store', 'officebuilding cityscape'),
  row('tent', 'tent camping circus-tent', 'tent camping circustent'),
  row('fountain', 'fountain', 'fountain'),
]

const VEHICLES: readonly ThingClass[] = [
  row(
    'car',
    'automobile oncoming-automobile taxi oncoming-taxi sport-utility-vehicle police-car racing-car',
    'automobile oncomingautomobile taxi oncomingtaxi recreationalvehicle policecar',
  ),
  row('bus', 'bus oncoming-bus trolleybus minibus', 'bus oncomingbus minibus'),
  row('truck', 'delivery-truck articulated-lorry fire-engine', 'deliverytruck articulatedlorry fireengine'),
  row(
    'train',
    'locomotive train high-speed-train bullet-train metro railway-car',
    'train steamlocomotive highspeedtrain metro',
  ),
  row('bicycle', 'bicycle', 'bicycle'),
  row('motorcycle', 'motorcycle motor-scooter', 'motorcycle'),
  row('tractor', 'tractor', 'tractor'),
  row('airplane', 'airplane small-airplane airplane-departure airplane-arrival', 'airplane'),
  row('helicopter', 'helicopter', 'helicopter'),
  row('rocket', 'rocket', 'rocket'),
  row('ufo', 'flying-saucer', ''),
  row('boat', 'sailboat speedboat motor-boat canoe', 'sailboat speedboat rowboat', 'boat sailboat'),
  row('ship', 'ship passenger-ship ferry', 'ship'),
]

const THINGS: readonly ThingClass[] = [
  row('umbrella', 'umbrella umbrella-with-rain-drops umbrella-on-ground', 'umbrella umbrellawithraindrops'),
  row('balloon', 'balloon', 'balloon'),
  row('book', 'open-book closed-book blue-book green-book books', 'openbook closedbook bluebook greenbook books'),
  row('candle', 'candle', 'candle'),
  row('lantern', 'red-paper-lantern', 'izakayalantern'),
  row('teapot', 'teapot', ''),
  row('clock', 'alarm-clock mantelpiece-clock watch', 'alarmclock watch'),
  row('guitar', 'guitar banjo', 'guitar'),
  row('violin', 'violin', 'violin'),
  row('drum', 'drum long-drum', ''),
  row('key', 'key old-key', 'key oldkey'),
  row('sword', 'crossed-swords dagger', 'daggerknife'),
  row('crown', 'crown', 'crown'),
  row('hat', 'top-hat womans-hat billed-cap', 'tophat womanshat'),
  row('shoe', 'running-shoe mans-shoe high-heeled-shoe womans-boot hiking-boot', 'mensshoe heels boot runningshoe'),
  row('camera', 'camera camera-with-flash', 'camera camerawithflash'),
  row('computer', 'laptop desktop-computer', 'personalcomputer desktopcomputer'),
  row('telephone', 'telephone mobile-phone', 'blacktelephone cellphone'),
  row('television', 'television', 'television'),
  row('ball', 'soccer-ball basketball baseball tennis volleyball', 'soccerball baseball tennisball'),
  row('gift', 'wrapped-gift', 'present'),
  row('bell', 'bell', 'bell'),
  row('chair', 'chair seat', 'seat'),
  row('sofa', 'couch-and-lamp', ''),
  row('diamond', 'gem-stone', 'gem'),
  row('skull', 'skull', 'skull'),
  row('moon', 'crescent-moon full-moon waning-crescent-moon', 'crescentmoon fullmoon'),
  row('rainbow', 'rainbow', 'rainbow'),
]

/** Every thing that the recogniser learns, in the order of its outputs. */
export const THING_CLASSES: readonly ThingClass[] = [
  ...ANIMALS,
  ...PEOPLE,
  ...PLANTS,
  ...FOOD,
  ...BUILDINGS,
  ...VEHICLES,
  ...THINGS,
]

/** Places that it learns from the painter's scenes: settings of the vocabulary, and snow. */
export const PLACE_CLASSES = [
  'meadow',
  'forest',
  'mountains',
  'sea',
  'lake',
  'river',
  'city',
  'desert',
  'moon',
  'space',
  'room',
  'snow',
] as const
