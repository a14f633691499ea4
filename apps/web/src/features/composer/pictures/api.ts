import { UPLOAD_MAX_BYTES } from '@easel/contract/limits'
import type { Image } from '@easel/contract/media'
import { navigate } from 'wouter/use-browser-location'
import { text } from '../../../i18n/text.ts'
import { CallError } from '../../../lib/call-error.ts'
import { shrinkPicture } from '../../../lib/shrink-picture.ts'
import { upload } from '../../../lib/upload.ts'
import { type Picture, pictureLimitsOf, type PictureUse } from '../draft/rules.ts'
import { findOpenChannel, focusComposer, switchToPrompt } from '../store.ts'
import { chooseFiles, isHeic } from './rules.ts'
import {
  dropRefusals,
  makeChipKey,
  pictureListKeyOf,
  readPictures,
  setPictures,
  storedPicture,
  reportRefusal,
} from './store.ts'

/** Adds dropped, pasted or chosen files. They appear at once; refused ones are reported. */
export function addFiles(channelId: string, tool: PictureUse | null, files: readonly File[]): void {
  const place = pictureListKeyOf(channelId, tool)
  // The single slot of describe replaces its picture.
  const kept = tool === 'DESCRIBE' ? [] : readPictures(place)
  const { taken, other, hasMore } = chooseFiles(files, pictureLimitsOf(tool).max - kept.length)
  dropRefusals(place)
  if (other) reportRefusal(place, sayFormat(other))
  if (hasMore) reportRefusal(place, text(tool === null ? 'composer.tooMany' : 'composer.noRoom'))
  if (taken.length === 0) return
  const added = taken.map((file) => chipOf(file))
  setPictures(place, [...kept, ...added])
  for (const picture of added) if (picture.state === 'sending') void send(place, picture.key, picture.file)
}

/** Adds a picture by its server id; the single slot of describe replaces its picture. */
export function addPicture(channelId: string, id: string, tool: PictureUse | null = null): void {
  const place = pictureListKeyOf(channelId, tool)
  const kept = tool === 'DESCRIBE' ? [] : readPictures(place)
  dropRefusals(place)
  if (kept.length < pictureLimitsOf(tool).max) setPictures(place, [...kept, storedPicture(id)])
  else reportRefusal(place, text(tool === null ? 'composer.full' : 'composer.noRoom'))
}

/** Adds a picture of the site as base image of the open channel's draft; reports it when the maximum is reached. */
export function addBasePicture({ id }: Pick<Image, 'id'>): void {
  const channelId = findOpenChannel()
  if (channelId === null) return
  switchToPrompt(channelId)
  focusComposer()
  addPicture(channelId, id)
}

/** Adds a picture as base image in its own channel's composer, and goes there. */
export function startFromPicture(channelId: string, { id }: Pick<Image, 'id'>): void {
  switchToPrompt(channelId)
  addPicture(channelId, id)
  navigate(`/draw/${channelId}`)
  // After the lightbox has closed and restored the focus.
  setTimeout(focusComposer)
}

/** The same with a picture that is not on the server yet; `video`: as the first picture of a clip. */
export function startFromFile(channelId: string, file: File, view: 'draw' | 'video'): void {
  if (view === 'video') {
    setPictures(pictureListKeyOf(channelId, 'VIDEO'), [])
    addFiles(channelId, 'VIDEO', [file])
    return navigate(`/draw/${channelId}?view=video`)
  }
  switchToPrompt(channelId)
  addFiles(channelId, null, [file])
  navigate(`/draw/${channelId}`)
  setTimeout(focusComposer)
}

/** Retries failed uploads. */
export function retryFailed(place: string): void {
  for (const picture of readPictures(place)) {
    if (picture.state !== 'failed') continue
    change(place, picture.key, () => ({ ...picture, state: 'sending' }))
    void send(place, picture.key, picture.file)
  }
}

/** Shrinks pictures that are too large, and uploads them. */
export async function shrinkTooLarge(place: string): Promise<void> {
  const large = readPictures(place).flatMap((picture) => (picture.state === 'tooLarge' ? [picture] : []))
  for (const picture of large) change(place, picture.key, () => ({ ...picture, state: 'sending' }))
  for (const { key, file } of large) await shrink(place, key, file)
}

async function shrink(place: string, key: string, file: Blob): Promise<void> {
  try {
    await send(place, key, await shrinkPicture(file, UPLOAD_MAX_BYTES))
  } catch {
    // The browser cannot decode it, so it cannot be shrunk.
    refuse(place, key, sayFormat(file))
  }
}

/** Message for an unreadable file, with its name if any; for HEIC with advice. */
function sayFormat(file: Blob): string {
  const name = file instanceof File ? file.name : ''
  if (isHeic({ name, type: file.type })) return text('composer.heic', { name: name || 'HEIC' })
  return name === '' ? text('composer.badFormat') : text('composer.badFormatOf', { name })
}

function chipOf(file: File): Picture & { file: Blob } {
  const state = file.size > UPLOAD_MAX_BYTES ? 'tooLarge' : 'sending'
  return { key: makeChipKey(), address: URL.createObjectURL(file), state, file }
}

async function send(place: string, key: string, file: Blob): Promise<void> {
  try {
    const { id } = await upload('base', file, { quiet: true })
    change(place, key, ({ address }) => ({ key, address, state: 'ready', id }))
  } catch (thrown) {
    const { reason, message } = thrown instanceof CallError ? thrown : { reason: '', message: '' }
    if (reason === 'image_format') refuse(place, key, sayFormat(file))
    else if (reason === 'image_broken') refuse(place, key, message)
    // Small file, but more pixels than the server accepts.
    else if (reason === 'image_too_large') change(place, key, (known) => ({ ...known, state: 'tooLarge', file }))
    else change(place, key, (known) => ({ ...known, state: 'failed', file }))
  }
}

function refuse(place: string, key: string, why: string): void {
  reportRefusal(place, why)
  const others = readPictures(place).filter((picture) => picture.key !== key)
  setPictures(place, others)
}

/** Does nothing when the picture was removed meanwhile. */
function change(place: string, key: string, next: (known: Picture) => Picture): void {
  setPictures(
    place,
    readPictures(place).map((picture) => (picture.key === key ? next(picture) : picture)),
  )
}
