import type { Task } from '@easel/contract/drawing'
import type { Page } from 'playwright-core'

interface Listing {
  data: { items: Task[] }
}

/** What the server answers, with copies of a finished task in every state that passes too fast for a picture. */
export async function showEveryState(page: Page): Promise<void> {
  await page.route('**/api/draw/tasks/*', async (route) => {
    const response = await route.fetch()
    const answer: Listing = await response.json()
    const done = answer.data.items.find((task) => task.grid !== null)
    const isFirstPage = route.request().postDataJSON().cursor === undefined
    if (done && isFirstPage) answer.data.items.unshift(...statesOf(done))
    await route.fulfill({ response, json: answer })
  })
}

function statesOf(done: Task): Task[] {
  const bare = { ...done, grid: null, images: [], buttons: [], parentId: null, index: null }
  const states: Partial<Task>[] = [
    { status: 'NOT_START', queuePlace: 3, etaSeconds: 40, progress: 0 },
    { status: 'IN_PROGRESS', progress: 40, etaSeconds: 18, author: { id: done.channelId, name: '', avatar: '' } },
    { status: 'IN_PROGRESS', progress: 0, etaSeconds: null, aspectRatio: '3:2' },
    { status: 'MODAL', botType: 'NIJI_JOURNEY' },
    { status: 'FAILURE', failReason: 'engine_unreachable' },
    { status: 'CANCEL' },
    { ...done, notDrawn: ['独角兽', 'a very long word'], prompt: 'words that go on and on, '.repeat(30) },
  ]
  return states.map((state, at) => ({ ...bare, ...state, id: `${done.id.slice(0, -4)}f00${at}`, version: 1 }))
}
