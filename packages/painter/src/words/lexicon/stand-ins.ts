import words from './stand-ins.json' with { type: 'json' }

/** Words of nouns for which something else is drawn that is near enough to be of use: they are reported as not drawn. */
export const standIns: ReadonlySet<string> = new Set([...words.english, ...words.chinese])
