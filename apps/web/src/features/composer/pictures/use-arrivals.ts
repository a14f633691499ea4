import { type RefObject, useEffect, useState } from 'react'
import type { PictureUse } from '../draft/rules.ts'
import { readTool } from '../store.ts'
import { addBasePicture, addFiles, addPicture } from './api.ts'
import { pictureIdIn } from './rules.ts'

/**
 * Adds pictures that are pasted, or dropped on the channel around `inside`, to the list of this use; `composer`: to the one that the
 * composer shows at that time. Returns whether a drag is over it.
 */
export function useArrivals(
  { channelId, use }: { channelId: string; use: 'VIDEO' | 'composer' },
  inside: RefObject<HTMLElement | null>,
): boolean {
  const [isOver, setOver] = useState(false)

  useEffect(() => {
    const area = inside.current?.closest('form')?.parentElement
    if (!area) return
    let drawnId: string | null = null
    const readUse = () => (use === 'composer' ? readTool(channelId) : use)

    const listeners: Listeners = {
      dragstart: (event) => {
        drawnId = pictureUnder(event)
      },
      dragend: () => {
        drawnId = null
        setOver(false)
      },
      dragover: (event) => {
        if (drawnId === null && !bringsFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      dragleave: ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && area.contains(relatedTarget))) setOver(false)
      },
      drop: (event) => {
        if (drawnId === null && !bringsFiles(event)) return
        event.preventDefault()
        setOver(false)
        if (drawnId === null) addFiles(channelId, readUse(), [...(event.dataTransfer?.files ?? [])])
        else addDrawn(channelId, drawnId, readUse())
        drawnId = null
      },
    }
    const handlePaste = (event: ClipboardEvent) => takePasted(event, (files) => addFiles(channelId, readUse(), files))
    for (const [name, hear] of Object.entries(listeners)) area.addEventListener(name, hear as EventListener)
    document.addEventListener('paste', handlePaste)
    return () => {
      for (const [name, hear] of Object.entries(listeners)) area.removeEventListener(name, hear as EventListener)
      document.removeEventListener('paste', handlePaste)
    }
  }, [channelId, use, inside])

  return isOver
}

type Listeners = Record<'dragstart' | 'dragend' | 'dragover' | 'dragleave' | 'drop', (event: DragEvent) => void>

function bringsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false
}

/** Id of the generated picture where the drag starts. */
function pictureUnder({ target, dataTransfer }: DragEvent): string | null {
  if (!(target instanceof HTMLElement)) return null
  const picture = target instanceof HTMLImageElement ? target : target.parentElement?.querySelector('img')
  const id = target.dataset.pictureId ?? (target === picture ? pictureIdIn(picture.src) : null)
  if (id !== null && picture) dataTransfer?.setDragImage(picture, 40, 40)
  return id
}

function addDrawn(channelId: string, id: string, use: PictureUse | null): void {
  if (use === null) addBasePicture({ id })
  else addPicture(channelId, id, use)
}

/** Content copied from a page or document has text too, and is pasted as text. */
function takePasted(event: ClipboardEvent, take: (files: File[]) => void): void {
  const files = [...(event.clipboardData?.files ?? [])]
  if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return
  if (event.target instanceof Element && event.target.closest('dialog, input')) return
  event.preventDefault()
  take(files)
}
