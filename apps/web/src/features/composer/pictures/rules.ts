/** MIME types that the server accepts. */
export const FORMATS: readonly string[] = ['image/jpeg', 'image/png', 'image/gif']

interface Chosen<Item> {
  taken: Item[]
  /** The first file of an unsupported type. */
  other: Item | undefined
  /** More files than free places. */
  hasMore: boolean
}

/** The supported files that fit, in order. */
export function chooseFiles<Item extends { type: string }>(files: readonly Item[], room: number): Chosen<Item> {
  const pictures = files.filter(({ type }) => FORMATS.includes(type))
  return {
    taken: pictures.slice(0, room),
    other: files.find(({ type }) => !FORMATS.includes(type)),
    hasMore: pictures.length > room,
  }
}

/** The list with one member moved to index `to`, clamped to the list. */
export function moveTo<Item extends { key: string }>(list: readonly Item[], key: string, to: number): readonly Item[] {
  const moved = list.find((item) => item.key === key)
  if (!moved) return list
  const others = list.filter((item) => item !== moved)
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, moved)
}

/** Picture id in one of the site's file URLs; null for other URLs. */
export function pictureIdIn(address: string): string | null {
  return /\/api\/files\/([0-9a-f-]{36})/.exec(address)?.[1] ?? null
}

/** HEIC, the format of iPhone photos, which few browsers decode; its MIME type is often missing. */
export function isHeic({ name, type }: { name: string; type: string }): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
}
