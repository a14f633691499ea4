import type { FastifyInstance } from 'fastify'
import { type DoorDeps, openDoor, type ProgramAnswer, type ProgramCall, type ProgramRoute } from '../open-door.ts'
import { createVideo, generateVideo, remixVideo } from './create-video.ts'
import { completeChat } from './complete-chat.ts'
import { editPictures, varyPicture } from './edit-pictures.ts'
import { generatePictures } from './generate-pictures.ts'
import { listModels, readModel } from './list-models.ts'
import { readGeneration } from './read-generation.ts'
import { deleteVideo, listVideos, readVideo, readVideoContent } from './list-videos.ts'
import { readSubscription, readUsage } from './read-subscription.ts'
import { refuseOpenai } from './refuse-openai.ts'
import { uploadPicture } from './upload-picture.ts'

type Act = (deps: DoorDeps, call: ProgramCall) => Promise<ProgramAnswer>

/** The dialect of OpenAI, as far as it draws. */
export async function mountOpenai(server: FastifyInstance, deps: DoorDeps): Promise<void> {
  const routes = ROUTES.map(({ act, ...route }): ProgramRoute => ({ ...route, run: (call) => act(deps, call) }))
  await openDoor(server, deps, { name: 'OpenAI', prefixes: ['/v1'], routes, refuse: refuseOpenai })
}

const reads = (path: string, summary: string, act: Act) =>
  ({ method: 'GET', scope: 'read', path, summary, act }) as const
const draws = (path: string, summary: string, act: Act) =>
  ({ method: 'POST', scope: 'draw', path, summary, act }) as const

const ROUTES = [
  reads('/models', 'The models that draw', listModels),
  reads('/models/:id', 'One model', readModel),
  draws('/images/generations', 'Pictures from words', generatePictures),
  draws('/images/edits', 'Pictures from pictures, all of them or a region', editPictures),
  draws('/images/variations', 'Pictures like one', varyPicture),
  draws('/chat/completions', 'What was said last, drawn', completeChat),
  draws('/upload', 'Keep a picture for a later call', uploadPicture),
  reads('/dashboard/billing/subscription', 'What the key may spend', readSubscription),
  reads('/dashboard/billing/usage', 'What the key has spent', readUsage),
  draws('/videos', 'A clip of words, and perhaps of a picture', createVideo),
  reads('/videos', 'The clips of the account', listVideos),
  reads('/videos/:id', 'One clip', readVideo),
  { ...draws('/videos/:id', 'Remove a clip', deleteVideo), method: 'DELETE' } as const,
  reads('/videos/:id/content', 'The bytes of a clip, or of its first picture', readVideoContent),
  draws('/videos/:id/remix', 'A clip of the same first picture with other words', remixVideo),
  draws('/video/generations', 'A clip, as clients of relays ask for it', generateVideo),
  reads('/video/generations/:id', 'One of those', readGeneration),
]
