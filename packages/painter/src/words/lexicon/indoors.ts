import { clothes, devices, food, furniture, kitchen } from './nouns.ts'

const OUTDOORS = ['tent', 'beach umbrella', 'playground slide', 'ladder', 'traffic light', 'mailbox', 'barber pole']
const HOUSEHOLD = new Set([
  ...[...food, ...kitchen, ...furniture, ...clothes, ...devices]
    .map(({ subject }) => subject)
    .filter((subject) => !OUTDOORS.includes(subject)),
  ...['cup', 'teapot', 'apple', 'fruit bowl', 'candle', 'book', 'lamp'],
])
/** What stands in a room whoever is with it. */
const FIXTURES = ['sofa', 'bed', 'bathtub', 'toilet', 'file cabinet', 'television', 'piano', 'bookshelf', 'fireplace']

/** Whether these, when no place is named, are at home in a room: household things among themselves, or what makes a room. */
export function isIndoors(names: readonly string[]): boolean {
  if (names.length === 0) return false
  return names.some((name) => FIXTURES.includes(name)) || names.every((name) => HOUSEHOLD.has(name))
}
