import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { afterBack } from './go-back.ts'

/** Which picture is open; `index` counts from 1. */
export interface OpenPicture {
  taskId: string
  index: number
}

/** Marks the entries of the history that an open picture made, so that closing goes back instead of on. */
const OPENED = { opened: 'picture' }

/** The picture that the address names; null when none is open. */
export function usePictureAddress(): OpenPicture | null {
  return readAddress(useSearch())
}

/** Open a picture large. The address says which, so Back closes it and a link leads to it. */
export function openPicture(taskId: string, index: number): void {
  afterBack(() =>
    navigate(`${location.pathname}${writeAddress(location.search, { taskId, index })}`, { state: OPENED }),
  )
}

/** Read `?image=<task>:<n>`; null for anything else that may stand there. */
export function readAddress(search: string): OpenPicture | null {
  const [, taskId, index] = /^([0-9a-f-]{36}):([1-9])$/.exec(new URLSearchParams(search).get('image') ?? '') ?? []
  return taskId && index ? { taskId, index: Number(index) } : null
}

/** The same query string with another picture open, or none. */
export function writeAddress(search: string, picture: OpenPicture | null): string {
  const params = new URLSearchParams(search)
  if (picture) params.set('image', `${picture.taskId}:${picture.index}`)
  else params.delete('image')
  const written = params.toString().replaceAll('%3A', ':')
  return written === '' ? '' : `?${written}`
}
