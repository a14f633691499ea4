import type { Button, Task } from '@easel/contract/drawing'
import type { Image } from '@easel/contract/media'
import type { Send } from '../send/rules.ts'

export const CHANNEL_ID = '01939d2a-0000-7000-8000-0000000000c1'
export const AUTHOR = { id: '01939d2a-0000-7000-8000-0000000000a1', name: 'Lin', avatar: '' }

/** Ids grow with time, as the server's do. */
export function anId(at: number): string {
  return `01939d2a-0000-7000-8000-${at.toString(16).padStart(12, '0')}`
}

/** A task that waits in line, `at` minutes after the channel was made. */
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
    images: [],
    baseImages: [],
    prompts: [],
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

/** The same task as a finished grid of four with its nine buttons. */
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
