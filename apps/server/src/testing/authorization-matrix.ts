import { login, logout, readSession, sendLoginCode } from '@easel/contract/account'
import type { Call } from '@easel/contract/call'
import { listChannels, readChannel } from '@easel/contract/channel'
import { readCompany } from '@easel/contract/company'
import { cancelTask, listTasks, readTask, submitAction, submitImagine } from '@easel/contract/drawing'
import type { Reason } from '@easel/contract/errors'
import { preConnect } from '@easel/contract/live'
import type { CallInput } from './make-call.ts'

/**
 * Who asks. STRANGER has an account and is not in the channel, MEMBER is in it, CREATOR made it and is the author of its
 * task, EXMEMBER was in it, SUSPENDED is a member whose account is suspended, ADMIN is an administrator who is not in it.
 */
export const roles = ['ANON', 'BADTOKEN', 'STRANGER', 'MEMBER', 'CREATOR', 'EXMEMBER', 'SUSPENDED', 'ADMIN'] as const
export type Role = (typeof roles)[number]

/** What there is to ask for; made anew for each run of the matrix. */
export interface Scene {
  channelId: string
  /** Finished, drawn by CREATOR in that channel. */
  taskId: string
  /** One of its buttons. */
  customId: string
  fileId: string
  /** Of somebody who plays no role. */
  credentials: { phone: string; password: string }
  /** No SMS was ever sent there. */
  freshPhone(): string
}

export type Cells = Readonly<Record<Role, 'allow' | Reason>>

export type Row =
  | { kind: 'call'; call: Call; ask: (scene: Scene) => Omit<CallInput, 'token'>; cells: Cells }
  /** Answers with something other than an envelope when it is allowed. */
  | { kind: 'plain'; route: `GET /${string}`; url: (scene: Scene) => string; cells: Cells }
  /** Upgrades to a WebSocket with a ticket that the role's own pre-connect has given. */
  | { kind: 'socket'; route: `GET /${string}`; cells: Cells }

const everyone: Cells = {
  ANON: 'allow',
  BADTOKEN: 'allow',
  STRANGER: 'allow',
  MEMBER: 'allow',
  CREATOR: 'allow',
  EXMEMBER: 'allow',
  SUSPENDED: 'allow',
  ADMIN: 'allow',
}
const signedIn: Cells = { ...everyone, ANON: 'unauthenticated', BADTOKEN: 'unauthenticated', SUSPENDED: 'banned' }
/** Others may not know that it is there; an administrator is nobody special here. */
const members: Cells = { ...signedIn, STRANGER: 'not_found', EXMEMBER: 'not_found', ADMIN: 'not_found' }
const authorsAndCreators: Cells = { ...members, MEMBER: 'not_author' }
/** Whoever is suspended gets no ticket. */
const ticketHolders: Cells = { ...signedIn, SUSPENDED: 'unauthenticated' }

const toNothing = () => ({})
const toChannel = ({ channelId }: Scene) => ({ params: { channelId } })
const toTask = ({ taskId }: Scene) => ({ params: { taskId } })

/** Every route that is served; one without a row fails the build. */
export const matrix: readonly Row[] = [
  {
    kind: 'call',
    call: login,
    ask: ({ credentials }) => ({ body: { loginType: 'Password', ...credentials } }),
    cells: everyone,
  },
  { kind: 'call', call: sendLoginCode, ask: (scene) => ({ query: { phone: scene.freshPhone() } }), cells: everyone },
  { kind: 'call', call: logout, ask: toNothing, cells: everyone },
  { kind: 'call', call: readSession, ask: toNothing, cells: everyone },
  { kind: 'call', call: readCompany, ask: toNothing, cells: everyone },
  { kind: 'call', call: listChannels, ask: toNothing, cells: signedIn },
  { kind: 'call', call: readChannel, ask: toChannel, cells: members },
  {
    kind: 'call',
    call: submitImagine,
    ask: (scene) => ({ ...toChannel(scene), body: { botType: 'MID_JOURNEY', prompt: 'a red fox' } }),
    cells: members,
  },
  {
    kind: 'call',
    call: submitAction,
    ask: (scene) => ({ ...toTask(scene), body: { customId: scene.customId } }),
    cells: members,
  },
  { kind: 'call', call: readTask, ask: toTask, cells: members },
  { kind: 'call', call: cancelTask, ask: toTask, cells: authorsAndCreators },
  { kind: 'call', call: listTasks, ask: (scene) => ({ ...toChannel(scene), body: {} }), cells: members },
  { kind: 'call', call: preConnect, ask: toNothing, cells: signedIn },
  { kind: 'socket', route: 'GET /api/ws/connect', cells: ticketHolders },
  { kind: 'plain', route: 'GET /api/files/:fileId', url: ({ fileId }) => `/api/files/${fileId}`, cells: everyone },
  { kind: 'plain', route: 'GET /api/openapi.json', url: () => '/api/openapi.json', cells: everyone },
  { kind: 'plain', route: 'GET /api/docs', url: () => '/api/docs', cells: everyone },
  { kind: 'plain', route: 'GET /healthz', url: () => '/healthz', cells: everyone },
  { kind: 'plain', route: 'GET /readyz', url: () => '/readyz', cells: everyone },
]

export function routeOf(row: Row): string {
  return row.kind === 'call' ? `${row.call.method} ${row.call.path}` : row.route
}
