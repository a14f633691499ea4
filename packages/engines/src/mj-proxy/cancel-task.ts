import { OutgoingError } from '@easel/outgoing/outgoing'
import { sendQuestion } from './ask.ts'
import type { Proxy } from './settings.ts'

/** As well as can be: some proxies let only their admin do it, and what comes of it does not matter to anybody any more. */
export async function cancelTask(proxy: Proxy, taskId: string): Promise<void> {
  try {
    await sendQuestion(proxy, { method: 'POST', path: `/task/${encodeURIComponent(taskId)}/cancel`, body: {} })
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error
  }
}
