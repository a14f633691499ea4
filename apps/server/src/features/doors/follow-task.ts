import type { DoorDeps, ProgramCall } from './open-door.ts'
import type { Followed } from './open-follower.ts'

/**
 * A task as it is now and after each change, until it has ended or nobody waits any more; it goes on by itself. The key must stay good
 * for as long.
 *
 * @param signal until when; left out: until the program hangs up
 * @throws Refusal unauthenticated
 */
export async function* followTask(
  { follower }: Pick<DoorDeps, 'follower'>,
  call: Pick<ProgramCall, 'actor' | 'signal' | 'requireKey'>,
  taskId: string,
  signal: AbortSignal = call.signal,
): AsyncGenerator<Followed> {
  for await (const followed of follower.follow(call.actor, taskId, signal)) {
    await call.requireKey()
    yield followed
  }
}
