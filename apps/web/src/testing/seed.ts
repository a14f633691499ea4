import type { ChatItem } from '@easel/contract/chat'
import type { Button, Modal, Task } from '@easel/contract/drawing'
import type { Image, MediaItem } from '@easel/contract/media'
import { itemOf } from '../features/task/rules.ts'
import type { Send } from '../features/composer/send/rules.ts'

export const CHANNEL_ID = '01939d2a-0000-7000-8000-0000000000c1'
export const AUTHOR = { id: '01939d2a-0000-7000-8000-0000000000a1', name: 'Lin', avatar: '' }

/** Ids are ordered by time, like the server's. */
export function anId(at: number): string {
  return `01939d2a-0000-7000-8000-${at.toString(16).padStart(12, '0')}`
}

export const OTHER = { id: '01939d2a-0000-7000-8000-0000000000a2', name: 'Zhao', avatar: '' }

/** A queued task, `at` minutes after the channel was created. */
export function aTask(at: number, change: Partial<Task> = {}): Task {
  return {
    id: anId(at),
    channelId: CHANNEL_ID,
    author: AUTHOR,
    botType: 'MID_JOURNEY',
    action: 'IMAGINE',
    status: 'NOT_START',
    progress: 0,
    prompt: 'a red fox',
    finalPrompt: 'a red fox --v 7',
    mode: 'FAST',
    modelVersion: '7',
    aspectRatio: '1:1',
    seed: 7,
    parentId: null,
    index: null,
    grid: null,
    media: [],
    images: [],
    baseImages: [],
    prompts: [],
    weights: [],
    notDrawn: [],
    buttons: [],
    modal: null,
    failReason: null,
    failDetail: null,
    cost: 4,
    engine: 'painter',
    queuePlace: 1,
    etaSeconds: null,
    submitTime: new Date(Date.UTC(2026, 0, 10, 3, at)).toISOString(),
    startTime: null,
    finishTime: null,
    version: 1,
    ...change,
  }
}

/** The same task as a timeline item. */
export function anItem(at: number, change: Partial<Task> = {}): ChatItem {
  return itemOf(aTask(at, change))
}

/** A message, `at` minutes after the channel was created. */
export function aMessage(at: number, change: Partial<ChatItem> = {}): ChatItem {
  return {
    id: anId(at),
    channelId: CHANNEL_ID,
    kind: 'text',
    author: AUTHOR,
    content: 'hello',
    task: null,
    createdAt: new Date(Date.UTC(2026, 0, 10, 3, at)).toISOString(),
    version: 1,
    ...change,
  }
}

/** The task as a finished grid of four with its nine buttons. */
export function aGrid(at: number, change: Partial<Task> = {}): Task {
  const id = anId(at)
  return aTask(at, {
    status: 'SUCCESS',
    progress: 100,
    queuePlace: null,
    grid: anImage(at, 0),
    images: [1, 2, 3, 4].map((index) => anImage(at, index)),
    buttons: gridButtons(id),
    version: 9,
    ...change,
  })
}

/** A finished single picture with its buttons. */
export function aSingle(at: number, change: Partial<Task> = {}): Task {
  const id = anId(at)
  return aGrid(at, {
    action: 'UPSCALE',
    grid: null,
    images: [anImage(at, 1)],
    buttons: singleButtons(id),
    ...change,
  })
}

/** A finished clip of four seconds with its buttons. */
export function aClip(at: number, media: Partial<MediaItem> = {}, change: Partial<Task> = {}): Task {
  const id = anId(0x10000 + at * 8)
  const size = { width: 768, height: 512 }
  const clip: MediaItem = {
    ...{ id, url: `/api/files/${id}`, ...size, bytes: 1, mime: 'video/mp4', durationMs: 4000 },
    ...{ poster: { ...anImage(at, 1), ...size }, title: null, lyrics: null, ...media },
  }
  return aGrid(at, {
    action: 'VIDEO',
    grid: null,
    images: [],
    media: [clip],
    buttons: clipButtons(anId(at)),
    ...change,
  })
}

/** A task that waits for its author's answer. */
export function aModal(at: number, modal: Partial<Modal> = {}, change: Partial<Task> = {}): Task {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  const asked: Modal = { kind: 'PROMPT', prompt: 'a red fox', image: anImage(1, 1), zoom: null, expiresAt, ...modal }
  return aTask(at, { status: 'MODAL', queuePlace: null, modal: asked, version: 3, ...change })
}

export function aPress(label: string, parent: Task): Button {
  const found = parent.buttons.find((button) => button.label === label)
  if (!found) throw new Error(`no button ${label}`)
  return found
}

export function aSend(change: Partial<Send> = {}): Send {
  return {
    key: 'key',
    channelId: CHANNEL_ID,
    userId: AUTHOR.id,
    order: { kind: 'imagine', botType: 'MID_JOURNEY', prompt: 'a red fox' },
    sentAt: '2026-01-10T04:00:00.000Z',
    afterId: anId(1),
    state: { name: 'sending' },
    ...change,
  }
}

/** Picture 0 is the grid itself. */
function anImage(at: number, index: number): Image {
  const id = anId(0x10000 + at * 8 + index)
  return { id, url: `/api/files/${id}`, width: 512, height: 512, bytes: 1, mime: 'image/png', thumbhash: '' }
}

function gridButtons(id: string): Button[] {
  const one = (customId: string, label: string, kind: Button['kind']): Button => ({
    customId,
    label,
    emoji: label === '' ? '🔄' : null,
    style: 2,
    kind,
    opensModal: false,
  })
  const four = [1, 2, 3, 4]
  return [
    ...four.map((index) => one(`MJ::JOB::upsample::${index}::${id}`, `U${index}`, 'UPSCALE')),
    one(`MJ::JOB::reroll::0::${id}::SOLO`, '', 'REROLL'),
    ...four.map((index) => one(`MJ::JOB::variation::${index}::${id}`, `V${index}`, 'VARIATION')),
  ]
}

export function singleButtons(id: string): Button[] {
  const one = (part: string, kind: Button['kind'], label: string, opensModal = false): Button => ({
    customId: `MJ::${part.replace('<id>', id)}`,
    label,
    emoji: null,
    style: 2,
    kind,
    opensModal,
  })
  return [
    one('JOB::upsample_v7_2x_subtle::1::<id>::SOLO', 'UPSCALE', 'Upscale (Subtle)'),
    one('JOB::upsample_v7_2x_creative::1::<id>::SOLO', 'UPSCALE', 'Upscale (Creative)'),
    one('JOB::low_variation::1::<id>::SOLO', 'VARIATION', 'Vary (Subtle)'),
    one('JOB::high_variation::1::<id>::SOLO', 'VARIATION', 'Vary (Strong)'),
    one('Inpaint::1::<id>::SOLO', 'INPAINT', 'Vary (Region)', true),
    one('Outpaint::50::1::<id>::SOLO', 'ZOOM', 'Zoom Out 2x'),
    one('Outpaint::75::1::<id>::SOLO', 'ZOOM', 'Zoom Out 1.5x'),
    one('CustomZoom::<id>', 'ZOOM', 'Custom Zoom', true),
    one('Outpaint::100::1::<id>::SOLO', 'ZOOM', 'Make Square'),
    ...['left', 'right', 'up', 'down'].map((to) => one(`JOB::pan_${to}::1::<id>::SOLO`, 'PAN', '')),
    one('BOOKMARK::<id>', 'BOOKMARK', ''),
  ]
}

export function clipButtons(id: string): Button[] {
  const one = (customId: string, kind: Button['kind'], label: string): Button => ({
    ...{ customId, kind, label, style: 2, opensModal: false },
    emoji: kind === 'EXTEND' ? '🎞️' : null,
  })
  return [
    one(`MJ::JOB::animate_high_extend::1::${id}`, 'EXTEND', 'Extend (High motion)'),
    one(`MJ::JOB::animate_low_extend::1::${id}`, 'EXTEND', 'Extend (Low motion)'),
    one(`MJ::JOB::reroll::0::${id}::SOLO`, 'REROLL', ''),
    one(`MJ::BOOKMARK::${id}`, 'BOOKMARK', ''),
  ]
}
