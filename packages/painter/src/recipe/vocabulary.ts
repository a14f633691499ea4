/** Names that a recipe may say. They are stored with tasks, so none is ever taken away. */
export const RELATIONS = [
  'on',
  'in',
  'under',
  'above',
  'beside',
  'behind',
  'in front of',
  'riding',
  'holding',
  'hugging',
  'kissing',
  'hand in hand with',
  'fighting',
  'facing',
  'chasing',
  'kicking',
  'pushing',
  'pulling',
  'around',
  'surrounded by',
  'between',
] as const
/** What one body does to another: it says more than where it stands. */
export const ACTS = [
  'hugging',
  'kissing',
  'hand in hand with',
  'fighting',
  'facing',
  'chasing',
  'kicking',
  'pushing',
  'pulling',
] as const satisfies readonly (typeof RELATIONS)[number][]
export const TIMES = ['day', 'dawn', 'sunset', 'night'] as const
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const
export const WEATHERS = ['clear', 'rain', 'storm', 'snow', 'fog'] as const

/** Where a scene stands; `open` where no place was named; the last five are no places but grounds of colour and light. */
export const SETTINGS = [
  'open',
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
  'beach',
  'jungle',
  'swamp',
  'cave',
  'canyon',
  'waterfall',
  'underwater',
  'snowfield',
  'village',
  'farm',
  'garden',
  'harbour',
  'sky',
  'volcano',
  'ruins',
  'road',
  'market',
  'hall',
  'library',
  'kitchen',
  'cafe',
  'stage',
  'mars',
  'water town',
  'palace',
  'chinese garden',
  'terraces',
  'tulou',
  'great wall',
  'karst',
  'platform',
  'shrine',
  'rooftops',
  'old town',
  'shop',
  'hospital',
  'office',
  'classroom',
  'study',
  'bedroom',
  'living room',
  'snow village',
  'kyoto street',
  'lantern street',
  'hutong',
  'plain',
  'tabletop',
  'sweep',
  'paper',
  'abstract',
] as const

/** A plain colour, a table's top, a photographer's sweep, paper, and a sheet of colour and form that stands for nothing. */
export const GROUNDS = ['plain', 'tabletop', 'sweep', 'paper', 'abstract'] as const

export const MEDIA = [
  'oil',
  'watercolour',
  'ink',
  'anime',
  'neon',
  'cinematic',
  'pencil',
  'gouache',
  'pixel art',
  'low poly',
  'stained glass',
  'paper cut',
  'ukiyo-e',
  'film',
  'manga',
  'poster',
  'cubism',
  'pastel',
] as const

/** What is made of letters and signs in place of a scene; books have covers, records albums. */
export const GRAPHICS = [
  'poster',
  'logo',
  'badge',
  'stamp',
  'sticker',
  'icon',
  'card',
  'cover',
  'album',
  'couplet',
  'blessing',
  'calligraphy',
  'neon sign',
  'sign',
] as const

/** Composition templates. */
export const TEMPLATES = [
  'vista',
  'close-up',
  'two-shot',
  'low-angle',
  'silhouette',
  'emblem',
  'top-view',
  'still-life',
] as const

/** Where the camera looks from. */
export const ANGLES = ['front', 'worm', 'bird', 'top'] as const

/** How much of the subject fills the frame, nearest first. */
export const SHOTS = [
  'extreme close-up',
  'face',
  'headshot',
  'close-up',
  'waist',
  'knee',
  'full',
  'medium',
  'long',
  'extra long',
  'wide',
  'ultra-wide',
] as const

/** What a prompt may say of the light beyond the hour. */
export const LIGHTS = ['cold', 'warm', 'hard', 'dramatic', 'reflection', 'misty', 'natural', 'sun', 'moody'] as const

export const SIZES = ['tiny', 'natural', 'giant'] as const
/** Of one noun; "many" is this many. */
export const MAX_COUNT = 16
