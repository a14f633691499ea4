import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../../errors.ts'
import { type DoorDeps, openDoor, type ProgramAnswer, type ProgramCall, type ProgramRoute } from '../open-door.ts'
import { editPicture } from './edit-picture.ts'
import { answerModal, changeSimply, changeTask, pressButton } from './press-button.ts'
import { cancelTask, listNewest, listTasksByIds, readSeed, readTasks } from './read-tasks.ts'
import { refuseMj } from './refuse-mj.ts'
import { submitClip } from './submit-clip.ts'
import { submitToBlend, submitToDescribe, uploadPictures } from './submit-to-blend.ts'
import { submitPrompt, submitToShorten } from './submit-prompt.ts'

type Answer = (deps: DoorDeps, call: ProgramCall) => Promise<ProgramAnswer>

/** What no engine of ours does: refused in words, and nothing is charged. */
const cannot: Answer = async () => {
  throw new Refusal('engine_limit')
}

const submits: readonly [path: string, summary: string, run: Answer][] = [
  ['imagine', 'Draw four pictures from words, and perhaps from pictures', submitPrompt],
  ['action', "Press one of a task's buttons", pressButton],
  ['modal', 'Give a task what it asked for', answerModal],
  ['change', "Press one of a task's buttons, by the names of old clients", changeTask],
  ['simple-change', 'The same in one line', changeSimply],
  ['blend', 'Join two to six pictures', submitToBlend],
  ['describe', 'Four prompts that a picture could have come from', submitToDescribe],
  ['shorten', 'How much each word of a prompt weighs', submitToShorten],
  ['upload-discord-images', 'Addresses for pictures that a prompt will name', uploadPictures],
  ['edits', 'Draw a region of any picture anew, or the whole of it', editPicture],
  ['edit', 'The same', editPicture],
  ['retexture', 'Draw a picture anew by a prompt', editPicture],
  ['video', 'Make a clip of words or of a picture, or go on from one', submitClip],
]

const reads: readonly [path: string, summary: string, method: 'GET' | 'POST', run: Answer][] = [
  ['task/:taskId/fetch', 'One task', 'GET', readTasks],
  ['task/list-by-condition', 'These tasks', 'POST', listTasksByIds],
  ['task/list-by-ids', 'These tasks', 'POST', listTasksByIds],
  ['task/list', "The newest tasks of the key's account", 'GET', (deps, call) => listNewest(deps, call, 'all')],
  ['task/queue', 'Those of them that have not ended', 'GET', (deps, call) => listNewest(deps, call, 'open')],
  ['task/:taskId/image-seed', "The seed of a task's pictures", 'GET', readSeed],
  ['account/list', 'The one account that there is', 'GET', async (_deps, call) => ({ json: [viewAccount(call)] })],
  ['account/:accountId/fetch', 'The one account', 'GET', async (_deps, call) => ({ json: viewAccount(call) })],
]

/** What old clients ask before they draw. */
function viewAccount({ channelId }: ProgramCall) {
  return { id: channelId, channelId, guildId: '', enable: true, remark: '' }
}

function listRoutes(deps: DoorDeps): ProgramRoute[] {
  return [
    ...submits.map(([path, summary, run]): ProgramRoute => {
      return { method: 'POST', path: `/submit/${path}`, summary, scope: 'draw', run: (call) => run(deps, call) }
    }),
    ...reads.map(([path, summary, method, run]): ProgramRoute => {
      return { method, path: `/${path}`, summary, scope: 'read', run: (call) => run(deps, call) }
    }),
    {
      method: 'POST',
      path: '/task/:taskId/cancel',
      summary: 'Cancel a task that waits or runs',
      scope: 'draw',
      run: (call) => cancelTask(deps, call),
    },
    {
      method: 'POST',
      path: '/insight-face/swap',
      summary: 'Refused: no engine swaps faces',
      scope: 'draw',
      run: (call) => cannot(deps, call),
    },
  ]
}

/** The dialect of midjourney-proxy, under the four prefixes that its clients know; the last three fix the speed. */
export async function mountMidjourney(server: FastifyInstance, deps: DoorDeps): Promise<void> {
  const prefixes = ['/mj', '/mj-fast/mj', '/mj-relax/mj', '/mj-turbo/mj']
  await openDoor(server, deps, { name: 'Midjourney proxy', prefixes, routes: listRoutes(deps), refuse: refuseMj })
}
