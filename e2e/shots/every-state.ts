import type { ChatItem } from '@easel/contract/chat'
import type { Modal, Task } from '@easel/contract/drawing'
import type { Page } from 'playwright-core'
import { askSingly } from '../ask-singly.ts'

interface Listing {
  data: { items: ChatItem[] }
}

/** Mocks the feed with copies of a finished task in every state, including those too short-lived for a screenshot. */
export async function showEveryState(page: Page): Promise<void> {
  await askSingly(page)
  await page.route('**/api/draw/chat/*', async (route) => {
    const response = await route.fetch()
    const answer: Listing = await response.json()
    const done = answer.data.items.find(({ task }) => task?.grid)
    const isFirstPage = !new URL(route.request().url()).searchParams.has('cursor')
    if (done?.task && isFirstPage) {
      const states = statesOf(done.task).map((task) => ({ ...done, id: task.id, author: task.author, task }))
      answer.data.items.unshift(...states, ...wordsOf(done))
    }
    await route.fulfill({ response, json: answer })
  })
}

/** A system line, a message, a follow-up message and a very long one. */
function wordsOf(done: ChatItem): ChatItem[] {
  const words: Partial<ChatItem>[] = [
    { kind: 'system', content: 'joined', author: { ...done.author, name: '小赵' } },
    { content: '这张的光真好，参考 https://example.com/light' },
    { content: 'and the second one, too' },
    { content: 'words that go on and on, '.repeat(80), author: { id: done.channelId, name: '', avatar: '' } },
  ]
  return words.toReversed().map((change, at) => ({
    ...done,
    kind: 'text',
    task: null,
    ...change,
    id: `${done.id.slice(0, -4)}e0${9 - at}0`,
  }))
}

const asksFor = ({ prompt, submitTime }: Task): Modal => ({
  kind: 'PROMPT',
  prompt,
  image: null,
  zoom: null,
  expiresAt: submitTime,
})

function statesOf(done: Task): Task[] {
  const bare = { ...done, grid: null, images: [], buttons: [], parentId: null, index: null }
  const states: Partial<Task>[] = [
    { status: 'NOT_START', queuePlace: 3, etaSeconds: 40, progress: 0 },
    { status: 'IN_PROGRESS', progress: 40, etaSeconds: 18, author: { id: done.channelId, name: '', avatar: '' } },
    { status: 'IN_PROGRESS', progress: 0, etaSeconds: null, aspectRatio: '3:2' },
    { status: 'MODAL', botType: 'NIJI_JOURNEY', modal: asksFor(done) },
    { status: 'FAILURE', failReason: 'engine_unreachable' },
    { status: 'CANCEL' },
    { ...done, notDrawn: ['独角兽', 'a very long word'], prompt: 'words that go on and on, '.repeat(30) },
  ]
  return states.map((state, at) => ({ ...bare, ...state, id: `${done.id.slice(0, -4)}f00${at}`, version: 1 }))
}
