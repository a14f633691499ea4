import type { ChatItem } from '@easel/contract/chat'
import type { Task } from '@easel/contract/drawing'
import type { Image } from '@easel/contract/media'
import { srcSetOf } from '../src/features/card/rules.ts'
import { CARD_PICTURE_PX } from '../src/lib/early-parameters.ts'
import { removeStored, writeStored, PICTURE_KEY, readObject, readStored } from '../src/lib/storage.ts'
import { PHONE } from '../src/ui/use-media.ts'
import { addLink } from './early-files.ts'
import { type Picture, showPicture } from './show-picture.ts'

/** Stored record: the picture shown first, for which person and channel. */
interface Kept extends Picture {
  token: string
  channelId: string
}
type Place = Pick<Kept, 'token' | 'channelId'>

type Finished = Pick<Task, 'id' | 'status' | 'grid' | 'buttons' | 'notDrawn'>

/** U1 to U4, V1 to V4 and reroll: two rows. */
const BUTTONS_OF_PLAIN_GRID = 9

/** Picture of a task if the height of everything below it is known: a grid with two rows of buttons. */
export function plainGridOf({ id, status, grid, buttons, notDrawn }: Finished): Picture | undefined {
  const isPlain = status === 'SUCCESS' && buttons.length === BUTTONS_OF_PLAIN_GRID && notDrawn.length === 0
  return isPlain && grid ? { id, grid } : undefined
}

/** The stored picture, if it is of this person and channel. */
export function storedPictureFor({ token, channelId }: Place, stored: string | null): Kept | undefined {
  const kept: Partial<Kept> = readObject(stored)
  const isOurs = kept.token === token && kept.channelId === channelId && kept.id !== undefined && kept.grid
  return isOurs ? (kept as Kept) : undefined
}

/**
 * Preloads the pictures of the two newest cards. On phones the newest one is shown where its card will be, above the app until
 * the card shows it. The newest one of the last visit is in the HTTP cache, so it can be shown before any response.
 */
export async function showNewest(place: Place, feed: Promise<Response>): Promise<void> {
  const isPhone = matchMedia(`${PHONE} and (pointer: coarse)`).matches
  const last = isPhone ? storedPictureFor(place, readStored(PICTURE_KEY)) : undefined
  const leaveLast = last ? showPicture(last, copiesOf(last.grid)) : () => {}
  try {
    const { data } = await (await feed).clone().json()
    const [newest, second] = data.items.slice(0, 2).map(({ task }: ChatItem) => task) as (Task | null)[]
    const preloadSecond = () => preload(second?.grid, 'auto')
    const plain = isPhone && newest ? plainGridOf(newest) : undefined
    if (plain && plain.id === last?.id) return preloadSecond()
    leaveLast()
    if (plain) {
      showPicture(plain, copiesOf(plain.grid), preloadSecond)
      writeStored(PICTURE_KEY, JSON.stringify({ ...place, ...plain } satisfies Kept))
    } else {
      removeStored(PICTURE_KEY)
      preload(newest?.grid, 'high')
      preloadSecond()
    }
  } catch {
    leaveLast() // the app reports the error
  }
}

const copiesOf = ({ url }: Image) => srcSetOf(url, CARD_PICTURE_PX[matchMedia(PHONE).matches ? 'phone' : 'wide'])

function preload(grid: Image | null | undefined, fetchPriority: HTMLLinkElement['fetchPriority']): void {
  if (grid) addLink({ rel: 'preload', as: 'image', fetchPriority, imageSrcset: copiesOf(grid) })
}
