/** What a browser calls the formats that the server takes. */
export const FORMATS: readonly string[] = ['image/jpeg', 'image/png', 'image/gif']

interface Chosen<Item> {
  taken: Item[]
  /** Some were no pictures that we take. */
  hasOthers: boolean
  /** Some found no room. */
  hasMore: boolean
}

/** Of what somebody offers, that which is a picture and finds room, in its order. */
export function chooseFiles<Item extends { type: string }>(files: readonly Item[], room: number): Chosen<Item> {
  const pictures = files.filter(({ type }) => FORMATS.includes(type))
  return {
    taken: pictures.slice(0, room),
    hasOthers: pictures.length < files.length,
    hasMore: pictures.length > room,
  }
}

/** The list with one of its members elsewhere; beyond its ends means at them. */
export function moveTo<Item extends { key: string }>(list: readonly Item[], key: string, to: number): readonly Item[] {
  const moved = list.find((item) => item.key === key)
  if (!moved) return list
  const others = list.filter((item) => item !== moved)
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, moved)
}

/** The id of a picture of ours, from its address; null for any other. */
export function pictureIdIn(address: string): string | null {
  return /\/api\/files\/([0-9a-f-]{36})/.exec(address)?.[1] ?? null
}
