import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { afterBack } from '../../lib/go-back.ts'
import { type OpenPicture, readAddress, writeAddress } from './rules.ts'

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
