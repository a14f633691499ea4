import { create } from 'zustand'
import { readDraft, writeDraft } from '../../../lib/stored.ts'
import { toast } from '../../../ui/toast.ts'
import { idsOf, type Picture, type PictureUse } from '../draft/rules.ts'

/** Pictures by list, in order; uploaded ones are also stored in the browser. */
export const usePictureLists = create<Readonly<Record<string, readonly Picture[]>>>()(() => ({}))

/** By list: messages about pictures that were refused last and so have no chip. */
const useRefusals = create<Readonly<Record<string, readonly string[]>>>()(() => ({}))

/** Key of a list of pictures: a channel's base images and those of each tool are separate. */
export function pictureListKeyOf(channelId: string, tool: PictureUse | null): string {
  return tool === null ? channelId : `${channelId}/${tool}`
}

/** Pictures of a list; the first call restores them from storage. */
export function usePictures(place: string): readonly Picture[] {
  const known = usePictureLists((places) => places[place])
  return known ?? restorePictures(place)
}

export function readPictures(place: string): readonly Picture[] {
  return usePictureLists.getState()[place] ?? restorePictures(place)
}

const NONE: readonly string[] = []

export function useRefusalsAt(place: string): readonly string[] {
  return useRefusals((refusals) => refusals[place] ?? NONE)
}

/** Reports a refused picture, as a toast and beside the chips until the next one is offered. */
export function reportRefusal(place: string, why: string): void {
  toast(why, 'warning')
  useRefusals.setState((refusals) => ({ [place]: [...new Set(refusals[place]).add(why)] }))
}

export function dropRefusals(place: string): void {
  useRefusals.setState({ [place]: NONE })
}

export function setPictures(place: string, next: readonly Picture[]): void {
  const gone = readPictures(place).filter(({ key }) => !next.some((picture) => picture.key === key))
  for (const { address } of gone) URL.revokeObjectURL(address)
  usePictureLists.setState({ [place]: next })
  writeDraft(place, { ...readDraft(place), imageIds: idsOf(next) })
}

/** A picture that is on the server. */
export function storedPicture(id: string): Picture {
  return { key: makeChipKey(), state: 'ready', id, address: `/api/files/${id}?w=320` }
}

export function makeChipKey(): string {
  chipCount += 1
  return `chip-${chipCount}`
}

let chipCount = 0

const restored = new Map<string, { ids: string; pictures: readonly Picture[] }>()

/** Cached, so that the same list is returned until it changes. */
function restorePictures(place: string): readonly Picture[] {
  const { imageIds } = readDraft(place)
  const ids = imageIds.join()
  const known = restored.get(place)
  if (known?.ids === ids) return known.pictures
  const pictures = imageIds.map(storedPicture)
  restored.set(place, { ids, pictures })
  return pictures
}
