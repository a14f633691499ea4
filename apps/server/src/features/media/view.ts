import type { Image, MediaItem } from '@easel/contract/media'
import type { ImageRow } from '../../db/tables.ts'

/** What is shown of a picture, be it a row or one that is about to be. */
export function viewImage(row: Omit<ImageRow, 'damaged_at' | 'duration_ms'>): Image {
  const { id, width, height, bytes, mime, thumbhash } = row
  return { id, url: `/api/files/${id}`, width, height, bytes, mime, thumbhash }
}

/** What is shown of something that plays; nothing of a picture. */
export function viewClip(row: ImageRow): Omit<MediaItem, 'poster' | 'title' | 'lyrics'>[] {
  const { duration_ms: durationMs, ...picture } = row
  if (durationMs === null) return []
  const { thumbhash: _, ...facts } = viewImage(picture)
  return [{ ...facts, durationMs }]
}
