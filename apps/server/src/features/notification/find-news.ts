import type { NotificationKind } from '@easel/contract/notification-frame'
import type { Db } from '../../db/open.ts'
import type { JobPayloads } from '../../jobs/queue.ts'
import { viewAuthor } from '../account/gate.ts'
import { isMemberOf, readMessages } from '../channel/gate.ts'
import { findEnded } from '../drawing/gate.ts'
import { findImages, viewImage } from '../media/gate.ts'
import { findItemBefore, listListeners } from './queries.ts'
import { shorten, whoIsSpokenTo } from './rules.ts'

/** Something that people are to be told of. */
export interface News {
  id: string
  kind: NotificationKind
  channelId: string
  /** Of several with the same one a device shows the newest only. */
  tag: string
  /** Who spoke, or drew. */
  name: string
  words: string
  picture: string | null
  at: Date
  /** Whom it concerns. */
  userIds: string[]
}

/** What a drawing that ended, or a message, is to whom. Null: it is gone, or concerns nobody. */
export async function findNews(db: Db, about: JobPayloads['notify']): Promise<News | null> {
  return 'taskId' in about ? findDrawing(db, about.taskId) : findMessage(db, about.itemId)
}

async function findDrawing(db: Db, taskId: string): Promise<News | null> {
  const task = await findEnded(db, taskId)
  // Who left or was removed could not open where it leads to, and the count would stay; the picture is among their own works.
  if (!task || !(await isMemberOf(db, task.user_id, task.channel_id))) return null
  const pictureId = task.grid_id ?? task.image_ids[0]
  const picture = pictureId === undefined ? undefined : (await findImages(db, [pictureId])).get(pictureId)
  const author = (await viewAuthor(db, [task.user_id])).get(task.user_id)
  return {
    id: task.id,
    kind: task.status === 'SUCCESS' ? 'done' : 'failed',
    channelId: task.channel_id,
    tag: `drawn:${task.channel_id}`,
    name: author?.name ?? '',
    words: shorten(task.prompt),
    picture: picture ? viewImage(picture).url : null,
    at: task.finish_time ?? task.submit_time,
    userIds: [task.user_id],
  }
}

async function findMessage(db: Db, itemId: string): Promise<News | null> {
  const item = (await readMessages(db, [itemId])).get(itemId)
  if (!item) return null
  const { channelId, author, content } = item
  const at = new Date(item.createdAt)
  const before = await findItemBefore(db, { channelId, itemId })
  const userIds = whoIsSpokenTo({ content, at }, await listListeners(db, channelId, author.id), before)
  if (userIds.length === 0) return null
  const words = shorten(content)
  const tag = `spoken:${channelId}`
  return { id: itemId, kind: 'spoken', channelId, tag, name: author.name, words, picture: null, at, userIds }
}
