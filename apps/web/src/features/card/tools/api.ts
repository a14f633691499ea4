import { readImageSeed } from '@easel/contract/task-acts'
import { call } from '../../../lib/call.ts'

/** Null when the engine has no seeds. */
export async function readSeed(taskId: string): Promise<number | null> {
  return (await call(readImageSeed, { params: { taskId } })).seed
}
