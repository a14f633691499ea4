/** Which painter's hand draws: pictures of the third painter keep theirs. */
export type Hand = 'third' | 'fourth'
