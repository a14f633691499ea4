import type { Task } from '@easel/contract/drawing'
import type { Actor } from '../deps.ts'
import type { Refusal } from '../errors.ts'
import { submitImagine } from '../features/drawing/submit-imagine.ts'
import type { DrawingDeps } from './open-drawing.ts'

type Person = Actor & { channelId: string }

/** The grids that a prompt makes in the person's own channel. */
export async function submitPrompt(deps: DrawingDeps, actor: Person, prompt: string): Promise<Task[]> {
  const body = { botType: 'MID_JOURNEY' as const, prompt }
  return (await submitImagine(deps, actor, actor.channelId, { body, idempotencyKey: null })).tasks
}

/** Why a prompt is not taken, and the first thing that is wrong with it; `taken` when it is. */
export function refusalOfPrompt(deps: DrawingDeps, actor: Person, prompt: string) {
  return submitPrompt(deps, actor, prompt).then(
    () => 'taken' as const,
    ({ reason, fields }: Refusal) => ({ reason, prompt: [fields?.prompt].flat()[0] }),
  )
}
