import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { openBooks, type Task } from './books.ts'
import { type Faults, openFaults } from './faults.ts'
import { openNotices } from './notices.ts'
import { viewAtRelay } from './relay.ts'
import { serve } from './serve.ts'
import type { MjProxySettings, AcceptedSubmit } from './settings.ts'
import { viewTask } from './view-task.ts'
import type { VirtualClock } from './virtual-clock.ts'

/** A server with the midjourney proxies' API that draws flat colours. */
export interface MjProxyStandIn {
  /** Without `/mj`. */
  origin: string
  faults: Faults
  /** Everything that was taken, oldest first. */
  taken: readonly AcceptedSubmit[]
  /** How often each path was asked, ids left out. */
  asked: ReadonlyMap<string, number>
  tasks: ReadonlyMap<string, Task>
  /** Called after each question was counted, before it is answered. */
  onAsked(hear: () => void): void
  noticeCount(): number
  close(): Promise<void>
}

export async function openMjProxyStandIn(settings: MjProxySettings, clock: VirtualClock): Promise<MjProxyStandIn> {
  const faults = openFaults()
  const books = openBooks(clock.now)
  const taken: AcceptedSubmit[] = []
  const asked = new Map<string, number>()
  let origin = ''
  let hear = () => {}
  const viewAs = settings.isRelayed ? viewAtRelay : viewTask
  const view = (task: Task) => viewAs(task, { now: clock.now(), dialect: settings.dialect, origin })
  const notices = openNotices({ clock, faults, view })
  const server = createServer((request, response) => {
    // Only for broken connections, where nobody waits for a response.
    serve({ settings, clock, faults, books, taken, asked, hear: () => hear(), notices, view }, request, response).catch(
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(settings.port ?? 0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
  return {
    origin,
    faults,
    taken,
    asked,
    tasks: books.tasks,
    onAsked(listener) {
      hear = listener
    },
    noticeCount: () => notices.sentCount,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
