import type { Invite } from '@easel/contract/channel-acts'
import type { Modal, Task } from '@easel/contract/drawing'
import type { Order } from '@easel/contract/order'
import type { Product } from '@easel/contract/order-acts'
import { callApi } from '../api-client.ts'
import { becomeAdministrator, becomePerson, hasEnded, type Person } from '../person.ts'
import type { RunningServer } from '../server.ts'
import { waitUntil } from '../wait-until.ts'
import type { Screen } from './screens.ts'

export interface Seeded {
  tokens: Record<Screen['who'], string | null>
  /** Values for `{name}` in the screens' addresses. */
  places: Record<string, string>
}

const FOX = 'a red fox in a snowy forest at sunset, oil painting'
const SEA = 'waves rolling onto a beach below a lighthouse --ar 3:2'
const MOON = '宇航员在月球上看地球，水彩 --ar 3:2'

/** Creates an administrator with pictures and waiting tasks, a person with orders, and two new accounts. */
export async function seed(server: RunningServer): Promise<Seeded> {
  const painter = await becomeAdministrator(server)
  const buyer = await becomePerson(server, '+8613912345678')
  const beginner = await becomePerson(server, '+8613912345680')
  const newcomer = await becomePerson(server, '+8613912345679')
  const ask = <Data>(path: string, { token }: Person, body?: object, method = body ? 'POST' : 'GET') =>
    callApi<Data>(server.url, path, { token, method, ...(body && { body }) })
  const draw = async (prompt: string) => painter.waitFor((await painter.submit(prompt)).id, hasEnded)
  const press = async (task: Task, isWanted: (button: Task['buttons'][number]) => boolean) => {
    const customId = task.buttons.find(isWanted)?.customId
    const { tasks } = await ask<{ tasks: [Task] }>(`/api/mj/submit/action/${task.id}`, painter, { customId })
    return tasks[0].id
  }
  const asking = async (task: Task, kind: Modal['kind'], isWanted: (button: Task['buttons'][number]) => boolean) => {
    const id = await press(task, isWanted)
    const waiting = await painter.waitFor(id, ({ modal, status }) => modal !== null || status === 'FAILURE')
    if (waiting.modal?.kind !== kind) throw new Error(`asked for ${waiting.modal?.kind} instead of ${kind}`)
    return id
  }

  const clip = await painter.waitFor((await painter.submitVideo(SEA)).id, hasEnded)
  await draw(FOX)
  const grid = await draw(MOON)
  const pick = await painter.waitFor(await press(grid, ({ label }) => label === 'U2'), hasEnded)
  const region = await asking(pick, 'INPAINT', ({ kind }) => kind === 'INPAINT')
  const zoom = await asking(pick, 'ZOOM', ({ kind, opensModal }) => kind === 'ZOOM' && opensModal)
  await ask('/api/home/info', painter, { mjRemix: true }, 'PUT')
  const remix = await asking(await painter.read(grid.id), 'REMIX', ({ label }) => label === 'V3')
  await ask('/api/home/info', painter, { mjRemix: false }, 'PUT')

  await fillTheBooks(painter, buyer, ask)
  const { inviteCode } = await ask<Invite>(`/api/draw/invite-code/${painter.channelId}`, painter, {})
  await ask(`/api/draw/join-channel/${inviteCode}`, buyer, {})
  const gold = { name: 'gold', value: 'gold leaf --s 300' }
  await ask('/api/draw/settings/option?botType=MID_JOURNEY', painter, gold, 'PUT')
  return {
    tokens: {
      nobody: null,
      painter: painter.token,
      buyer: buyer.token,
      beginner: beginner.token,
      newcomer: newcomer.token,
    },
    places: {
      channel: painter.channelId,
      grid: grid.id,
      clip: clip.id,
      pick: pick.id,
      region,
      zoom,
      remix,
      invite: inviteCode,
    },
  }
}

type Ask = <Data>(path: string, by: Person, body?: object, method?: string) => Promise<Data>

/** A paid order, an unpaid one, and redeem codes. */
async function fillTheBooks(admin: Person, buyer: Person, ask: Ask): Promise<void> {
  const products = await ask<Product[]>('/api/home/products', buyer)
  const plan = products.find(({ kind }) => kind === 'plan')
  const period = plan?.prices[0]?.period
  const order = () => ask<Order>('/api/home/order', buyer, { productId: plan?.id, period })
  const { id } = await order()
  const { codeUrl } = await ask<{ codeUrl: string }>(`/api/home/pay/${id}`, buyer, {})
  await ask(`/api/home/sandbox/${codeUrl.split('/').at(-1)}/pay`, buyer, {})
  await waitUntil(
    () => ask<Order>(`/api/home/order/${id}`, buyer),
    ({ status }) => status === 'PAID',
  )
  await order()
  await ask('/api/admin/redeem-codes', admin, { credits: 100, count: 3 })
  await ask('/api/admin/blocked-words', admin, { words: ['7 gore'] })
}
