import { create } from 'zustand'
import { readDraft, writeDraft } from '../../../lib/stored.ts'
import { toast } from '../../../ui/toast.ts'
import { idsOf, type Picture, type Tool } from '../draft/rules.ts'

/** By place, in their order; those that the server has are also kept in the browser's storage. */
export const usePlaces = create<Readonly<Record<string, readonly Picture[]>>>()(() => ({}))

/** By place, in words: what was wrong with the pictures that were offered last and are not among the chips. */
const useRefusals = create<Readonly<Record<string, readonly string[]>>>()(() => ({}))

/** Where pictures of a channel wait: those beside the words, and those of each tool, do not mix. */
export function placeOf(channelId: string, tool: Tool | null): string {
  return tool === null ? channelId : `${channelId}/${tool}`
}

/** The pictures of a place; the first look reads what was stored. */
export function usePictures(place: string): readonly Picture[] {
  const known = usePlaces((places) => places[place])
  return known ?? restorePictures(place)
}

export function readPictures(place: string): readonly Picture[] {
  return usePlaces.getState()[place] ?? restorePictures(place)
}

const NONE: readonly string[] = []

export function useRefusalsAt(place: string): readonly string[] {
  return useRefusals((refusals) => refusals[place] ?? NONE)
}

/** Say why a picture was not taken: in passing, and beside the chips until another one is offered. */
export function tellRefusal(place: string, why: string): void {
  toast(why, 'warning')
  useRefusals.setState((refusals) => ({ [place]: [...new Set(refusals[place]).add(why)] }))
}

export function dropRefusals(place: string): void {
  useRefusals.setState({ [place]: NONE })
}

export function setPictures(place: string, next: readonly Picture[]): void {
  const gone = readPictures(place).filter(({ key }) => !next.some((picture) => picture.key === key))
  for (const { address } of gone) URL.revokeObjectURL(address)
  usePlaces.setState({ [place]: next })
  writeDraft(place, { ...readDraft(place), imageIds: idsOf(next) })
}

/** A picture that the server has, by its id alone. */
export function storedPicture(id: string): Picture {
  return { key: makeChipKey(), state: 'ready', id, address: `/api/files/${id}?w=320` }
}

export function makeChipKey(): string {
  chipCount += 1
  return `chip-${chipCount}`
}

let chipCount = 0

const restored = new Map<string, { ids: string; pictures: readonly Picture[] }>()

/** The same list until another was stored. */
function restorePictures(place: string): readonly Picture[] {
  const { imageIds } = readDraft(place)
  const ids = imageIds.join()
  const known = restored.get(place)
  if (known?.ids === ids) return known.pictures
  const pictures = imageIds.map(storedPicture)
  restored.set(place, { ids, pictures })
  return pictures
}
