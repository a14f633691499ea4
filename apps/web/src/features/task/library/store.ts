import { useScreen } from '../store.ts'

export function markGone(taskIds: readonly string[]): void {
  useScreen.setState(({ gone }) => ({ gone: new Set([...gone, ...taskIds]) }))
}

/** They are not deleted after all. */
export function markHere(taskIds: readonly string[]): void {
  useScreen.setState(({ gone }) => ({ gone: new Set([...gone].filter((taskId) => !taskIds.includes(taskId))) }))
}
