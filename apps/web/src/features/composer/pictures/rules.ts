/** What a browser calls the formats that the server takes. */
export const FORMATS: readonly string[] = ['image/jpeg', 'image/png', 'image/gif']

interface Chosen<Item> {
  taken: Item[]
  /** The first that is no picture that we take. */
  other: Item | undefined
  /** Some found no room. */
  hasMore: boolean
}

/** Of what somebody offers, that which is a picture and finds room, in its order. */
export function chooseFiles<Item extends { type: string }>(files: readonly Item[], room: number): Chosen<Item> {
  const pictures = files.filter(({ type }) => FORMATS.includes(type))
  return {
    taken: pictures.slice(0, room),
    other: files.find(({ type }) => !FORMATS.includes(type)),
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

/** What a telephone calls the pictures that it takes, and most programs and browsers cannot read; its type is often not told. */
export function isHeic({ name, type }: { name: string; type: string }): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
}
