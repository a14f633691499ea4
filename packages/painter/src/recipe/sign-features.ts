/** What a flat sign can show beside its figure, by the features, places and hours that ask for it. */
export const SIGN_FEATURES = {
  sun: ['sun', 'sunset', 'dawn', 'sunbeams', 'sunrise'],
  moon: ['moon', 'crescent'],
  stars: ['stars', 'milky way', 'space', 'nebula', 'night'],
  mountains: ['mountains', 'mountain', 'cliff', 'hills', 'volcano', 'snowfield', 'canyon'],
  waves: ['sea', 'waves', 'lake', 'river', 'beach', 'harbour', 'underwater', 'waterfall'],
  trees: ['forest', 'jungle', 'trees', 'pines'],
} as const satisfies Record<string, readonly string[]>
