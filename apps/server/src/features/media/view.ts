import type { Image } from '@easel/contract/media'
import type { ImageRow } from '../../db/tables.ts'

export function viewImage(row: ImageRow): Image {
  const { id, width, height, bytes, mime, thumbhash } = row
  return { id, url: `/api/files/${id}`, width, height, bytes, mime, thumbhash }
}
