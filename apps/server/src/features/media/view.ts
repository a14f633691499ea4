import type { Image } from '@easel/contract/media'
import type { ImageRow } from '../../db/tables.ts'

/** What is shown of a picture, be it a row or one that is about to be. */
export function viewImage(row: Omit<ImageRow, 'damaged_at'>): Image {
  const { id, width, height, bytes, mime, thumbhash } = row
  return { id, url: `/api/files/${id}`, width, height, bytes, mime, thumbhash }
}
