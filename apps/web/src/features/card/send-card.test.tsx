import type { Task } from '@easel/contract/drawing'
import { expect, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { aGrid, anId, aPress, aSend, aTask } from '../../testing/seed.ts'
import type { DrawOrder } from '../composer/send/rules.ts'
import { SendCard } from './send-card.tsx'
import { TaskPicture } from './task-picture.tsx'

const BOT = 'MID_JOURNEY' as const
const grid = aGrid(1)

/** Reserved room: ratio of the picture, rows of buttons. */
function roomIn(root: HTMLElement) {
  const area = root.querySelector<HTMLElement>('[style*="--ratio"]')
  const foot = root.querySelector<HTMLElement>('[style*="--rows"]')
  return { ratio: area?.style.getPropertyValue('--ratio'), rows: foot?.style.getPropertyValue('--rows') }
}

const CASES: { what: string; order: DrawOrder; becomes: Partial<Task> }[] = [
  {
    what: 'a prompt with a shape',
    order: { kind: 'imagine', botType: BOT, prompt: 'a fox --ar 3:2' },
    becomes: { action: 'IMAGINE', aspectRatio: '3:2' },
  },
  {
    what: 'an upright blend',
    order: { kind: 'blend', botType: BOT, images: [anId(8), anId(9)], dimensions: 'PORTRAIT' },
    becomes: { action: 'BLEND', aspectRatio: '2:3' },
  },
  {
    what: 'a picture to describe',
    order: { kind: 'describe', botType: BOT, image: anId(8) },
    becomes: { action: 'DESCRIBE' },
  },
  {
    what: 'words to shorten',
    order: { kind: 'shorten', botType: BOT, prompt: 'a very red fox' },
    becomes: { action: 'SHORTEN' },
  },
  {
    what: 'a variation',
    order: { kind: 'press', parent: grid, button: aPress('V1', grid) },
    becomes: { action: 'VARIATION', aspectRatio: grid.aspectRatio },
  },
]

test.each(CASES)('$what has the same room while it is sent and when it is accepted', async ({ order, becomes }) => {
  const sending = await render(<SendCard send={aSend({ order })} order={order} />)
  const accepted = await render(<TaskPicture task={aTask(2, { status: 'SUBMITTED', ...becomes })} chosen={[]} />)
  expect(roomIn(sending.root)).toEqual(roomIn(accepted.root))
  expect(roomIn(sending.root)).toEqual({ ratio: expect.stringMatching(/\d/), rows: expect.stringMatching(/\d/) })
  await sending.unmount()
  await accepted.unmount()
})
