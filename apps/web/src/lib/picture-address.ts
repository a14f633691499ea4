import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { afterBack } from './go-back.ts'

/** The open picture; `index` counts from 1. */
export interface OpenPicture {
  taskId: string
  index: number
}

/** History state of entries created by opening a picture, so that closing goes back instead of forward. */
const OPENED = { opened: 'picture' }

/** The picture in the address; null when none is open. */
export function usePictureAddress(): OpenPicture | null {
  return readAddress(useSearch())
}

/** Opens the lightbox through the address, so that Back closes it and links lead to it. */
export function openPicture(taskId: string, index: number): void {
  afterBack(() =>
    navigate(`${location.pathname}${writeAddress(location.search, { taskId, index })}`, { state: OPENED }),
  )
}

/** Parses `?image=<task>:<n>`; null when missing or invalid. */
export function readAddress(search: string): OpenPicture | null {
  const [, taskId, index] = /^([0-9a-f-]{36}):([1-9])$/.exec(new URLSearchParams(search).get('image') ?? '') ?? []
  return taskId && index ? { taskId, index: Number(index) } : null
}

/** The query string with this picture, or without any. */
export function writeAddress(search: string, picture: OpenPicture | null): string {
  const params = new URLSearchParams(search)
  if (picture) params.set('image', `${picture.taskId}:${picture.index}`)
  else params.delete('image')
  const written = params.toString().replaceAll('%3A', ':')
  return written === '' ? '' : `?${written}`
}
