import { banUser } from '@easel/contract/admin'
import { login, logout, readSession, sendLoginCode } from '@easel/contract/account'
import { readBatch } from '@easel/contract/batch'
import type { Call } from '@easel/contract/call'
import { clearChat, listChat, markRead, sendChat } from '@easel/contract/chat'
import { listChannels, readChannel } from '@easel/contract/channel'
import * as acts from '@easel/contract/channel-acts'
import { readCompany } from '@easel/contract/company'
import { readDrawSettings, saveDrawSettings, saveModelVersion, saveSuffix } from '@easel/contract/draw-settings'
import { readCompanyDetails, saveCompanyDetails } from '@easel/contract/company-details'
import { readCompanyPage } from '@easel/contract/company-page'
import { cancelTask, listTasks, readTask, submitAction, submitImagine } from '@easel/contract/drawing'
import { readDrawInfo, readDrawOptions, saveDrawOption } from '@easel/contract/draw-options'
import { downloadTasks, listGalleryMonths, readGallery } from '@easel/contract/gallery'
import { submitShow } from '@easel/contract/submits'
import { deleteTask, likeTask } from '@easel/contract/task-acts'
import { readPrices, savePrices } from '@easel/contract/prices'
import { readQuote } from '@easel/contract/quote'
import { endSession, listSessions, resetPassword, updateProfile } from '@easel/contract/profile'
import * as notifications from '@easel/contract/notification'
import { preConnect } from '@easel/contract/live'
import * as orders from '@easel/contract/order-acts'
import { readStatement, redeemCode } from '@easel/contract/redeem'
import { submitBlend, submitDescribe, submitModal, submitShorten } from '@easel/contract/submits'
import { readImageSeed } from '@easel/contract/task-acts'
import { storeUpload } from '@easel/contract/upload'
import { clipRows } from './clip-asks.ts'
import { programRows } from './program-asks.ts'
import { firstActPrices } from '../features/company/prices/rules.ts'
import {
  type Cells,
  everyone,
  signedIn,
  members,
  administrators,
  authors,
  owners,
  creators,
  ticketHolders,
  whoeverItIs,
} from './authorization-cells.ts'
import {
  toNothing,
  A_DEVICE,
  A_KEY,
  toChannel,
  ofBot,
  toTask,
  toFreshOrder,
  toTrade,
  toFreshChannel,
  toFreshMember,
  toFreshInvite,
  type Question,
  type Scene,
} from './authorization-questions.ts'
import { operatorAsks } from './operator-asks.ts'

export type Row =
  | { kind: 'call'; call: Call; ask: (scene: Scene) => Question | Promise<Question>; cells: Cells }
  /** Answers with something other than an envelope when it is allowed. */
  | { kind: 'plain'; route: `GET /${string}`; url: (scene: Scene) => string; cells: Cells }
  /** Sent by another company's server. */
  | { kind: 'notice'; route: `POST /${string}`; url: () => string; cells: Cells }
  /** Upgrades to a WebSocket with a ticket that the role's own pre-connect has given. */
  | { kind: 'socket'; route: `GET /${string}`; cells: Cells }

/** Every route that is served; one without a row fails the build. */
export const matrix: readonly Row[] = [
  {
    kind: 'call',
    call: login,
    ask: ({ credentials }) => ({ body: { loginType: 'Password', ...credentials } }),
    cells: everyone,
  },
  { kind: 'call', call: sendLoginCode, ask: (scene) => ({ query: { phone: scene.freshPhone() } }), cells: everyone },
  {
    kind: 'call',
    call: resetPassword,
    ask: (scene) => ({ body: { phone: scene.freshPhone(), captcha: '000000', password: 'kx7!vQpz' } }),
    cells: whoeverItIs('wrong_credentials'),
  },
  { kind: 'call', call: logout, ask: toNothing, cells: everyone },
  { kind: 'call', call: readSession, ask: toNothing, cells: everyone },
  { kind: 'call', call: updateProfile, ask: () => ({ body: { theme: 'light' } }), cells: signedIn },
  { kind: 'call', call: listSessions, ask: toNothing, cells: signedIn },
  { kind: 'call', call: endSession, ask: ({ sessionId }) => ({ params: { sessionId } }), cells: owners },
  { kind: 'call', call: notifications.readNotificationSettings, ask: toNothing, cells: signedIn },
  {
    kind: 'call',
    call: notifications.saveNotificationSettings,
    ask: () => ({ body: { spoken: true } }),
    cells: signedIn,
  },
  {
    kind: 'call',
    call: notifications.addPushEndpoint,
    ask: () => ({ body: { ...A_DEVICE, ...A_KEY } }),
    cells: signedIn,
  },
  { kind: 'call', call: notifications.removePushEndpoint, ask: () => ({ body: A_DEVICE }), cells: everyone },
  {
    kind: 'call',
    call: notifications.markNotificationSeen,
    ask: ({ channelId }) => ({ body: { id: channelId } }),
    cells: signedIn,
  },
  ...programRows,
  ...clipRows,
  { kind: 'call', call: readCompany, ask: toNothing, cells: everyone },
  { kind: 'call', call: readBatch, ask: () => ({ query: { calls: '/api/home/index' } }), cells: everyone },
  { kind: 'call', call: readCompanyPage, ask: () => ({ params: { page: 'privacy' } }), cells: everyone },
  { kind: 'call', call: readCompanyDetails, ask: toNothing, cells: administrators },
  { kind: 'call', call: saveCompanyDetails, ask: () => ({ body: { name: 'Easel' } }), cells: administrators },
  { kind: 'call', call: readPrices, ask: toNothing, cells: administrators },
  {
    kind: 'call',
    call: savePrices,
    ask: () => ({ body: { priceList: 0, acts: firstActPrices, engines: {} } }),
    cells: administrators,
  },
  { kind: 'call', call: orders.listProducts, ask: toNothing, cells: everyone },
  { kind: 'call', call: orders.createOrder, ask: ({ productId }) => ({ body: { productId } }), cells: signedIn },
  { kind: 'call', call: orders.listOrders, ask: toNothing, cells: signedIn },
  { kind: 'call', call: orders.readOrder, ask: toFreshOrder, cells: owners },
  {
    kind: 'call',
    call: orders.payOrder,
    ask: async (scene) => ({ ...(await toFreshOrder(scene)), body: {} }),
    cells: owners,
  },
  { kind: 'call', call: orders.cancelOrder, ask: toFreshOrder, cells: owners },
  { kind: 'call', call: orders.readTrade, ask: toTrade, cells: everyone },
  { kind: 'call', call: orders.payTrade, ask: toTrade, cells: everyone },
  {
    kind: 'call',
    call: redeemCode,
    ask: async (scene) => ({ params: { code: await scene.freshCode() } }),
    cells: signedIn,
  },
  { kind: 'call', call: readStatement, ask: toNothing, cells: signedIn },
  {
    kind: 'call',
    call: orders.endTrade,
    ask: (scene) => ({ ...toTrade(scene), body: { outcome: 'failed' } }),
    cells: everyone,
  },
  { kind: 'call', call: listChannels, ask: toNothing, cells: signedIn },
  { kind: 'call', call: readChannel, ask: toChannel, cells: members },
  { kind: 'call', call: acts.createChannel, ask: () => ({ body: { title: 'one more' } }), cells: signedIn },
  {
    kind: 'call',
    call: acts.renameChannel,
    ask: (scene) => ({ ...toChannel(scene), body: { title: 'another' } }),
    cells: creators,
  },
  { kind: 'call', call: acts.deleteChannel, ask: toFreshChannel, cells: creators },
  { kind: 'call', call: acts.quitChannel, ask: toFreshChannel, cells: { ...members, CREATOR: 'creator_cannot_quit' } },
  { kind: 'call', call: acts.removeMember, ask: toFreshMember, cells: creators },
  { kind: 'call', call: acts.changeInvite, ask: (scene) => ({ ...toChannel(scene), body: {} }), cells: creators },
  // Somebody suspended is as good as nobody here; whoever was put out is told that the invite is dead.
  { kind: 'call', call: acts.previewInvite, ask: toFreshInvite, cells: { ...everyone, EXMEMBER: 'invite_invalid' } },
  { kind: 'call', call: acts.joinChannel, ask: toFreshInvite, cells: { ...signedIn, EXMEMBER: 'invite_invalid' } },
  {
    kind: 'call',
    call: readQuote,
    ask: (scene) => ({
      ...toChannel(scene),
      body: { action: 'IMAGINE', botType: 'MID_JOURNEY', prompt: 'a {red, grey} fox' },
    }),
    cells: members,
  },
  {
    kind: 'call',
    call: submitImagine,
    ask: (scene) => ({ ...toChannel(scene), body: { botType: 'MID_JOURNEY', prompt: 'a red fox' } }),
    cells: members,
  },
  {
    kind: 'call',
    call: submitDescribe,
    ask: (scene) => ({ ...toChannel(scene), body: { botType: 'MID_JOURNEY', image: scene.fileId } }),
    cells: members,
  },
  {
    kind: 'call',
    call: submitBlend,
    ask: (scene) => ({ ...toChannel(scene), body: { botType: 'MID_JOURNEY', images: [scene.fileId, scene.fileId] } }),
    cells: members,
  },
  {
    kind: 'call',
    call: submitShorten,
    ask: (scene) => ({ ...toChannel(scene), body: { botType: 'MID_JOURNEY', prompt: 'a very red fox' } }),
    cells: members,
  },
  {
    kind: 'call',
    call: submitAction,
    ask: (scene) => ({ ...toTask(scene), body: { customId: scene.customId } }),
    cells: members,
  },
  {
    kind: 'call',
    call: submitModal,
    ask: async (scene) => ({ params: { taskId: await scene.freshModal() }, body: {} }),
    cells: authors,
  },
  { kind: 'call', call: readImageSeed, ask: toTask, cells: members },
  { kind: 'call', call: readTask, ask: toTask, cells: members },
  { kind: 'call', call: cancelTask, ask: toTask, cells: authors },
  { kind: 'call', call: listTasks, ask: (scene) => ({ ...toChannel(scene), body: {} }), cells: members },
  { kind: 'call', call: listChat, ask: toChannel, cells: members },
  {
    kind: 'call',
    call: sendChat,
    ask: (scene) => ({ ...toChannel(scene), body: { content: 'good morning' } }),
    cells: members,
  },
  {
    kind: 'call',
    call: markRead,
    ask: (scene) => ({ ...toChannel(scene), body: { upTo: scene.taskId } }),
    cells: members,
  },
  { kind: 'call', call: clearChat, ask: toChannel, cells: members },
  { kind: 'call', call: readDrawSettings, ask: (scene) => ({ ...toChannel(scene), ...ofBot }), cells: members },
  { kind: 'call', call: saveDrawSettings, ask: () => ({ ...ofBot, body: { stylize: 250 } }), cells: signedIn },
  { kind: 'call', call: saveModelVersion, ask: () => ({ ...ofBot, params: { version: '6' } }), cells: signedIn },
  { kind: 'call', call: saveSuffix, ask: () => ({ ...ofBot, body: { suffix: 'in ink' } }), cells: signedIn },
  {
    kind: 'call',
    call: submitShow,
    ask: (scene) => ({ ...toChannel(scene), body: { taskId: scene.taskId } }),
    cells: authors,
  },
  {
    kind: 'call',
    call: deleteTask,
    ask: async (scene) => ({ params: { taskId: await scene.freshTask() } }),
    cells: authors,
  },
  { kind: 'call', call: downloadTasks, ask: ({ taskId }) => ({ body: { taskIds: [taskId] } }), cells: members },
  { kind: 'call', call: readGallery, ask: toNothing, cells: signedIn },
  { kind: 'call', call: listGalleryMonths, ask: toNothing, cells: signedIn },
  { kind: 'call', call: readDrawOptions, ask: () => ofBot, cells: signedIn },
  {
    kind: 'call',
    call: saveDrawOption,
    ask: () => ({ ...ofBot, body: { name: 'mine', value: 'in ink' } }),
    cells: signedIn,
  },
  { kind: 'call', call: readDrawInfo, ask: (scene) => ({ ...toChannel(scene), ...ofBot }), cells: members },
  { kind: 'call', call: likeTask, ask: (scene) => ({ ...toTask(scene), body: { liked: true } }), cells: members },
  {
    kind: 'call',
    call: storeUpload,
    ask: ({ picture }) => ({ body: { purpose: 'avatar' }, file: picture }),
    cells: signedIn,
  },
  { kind: 'call', call: preConnect, ask: toNothing, cells: signedIn },
  {
    kind: 'call',
    call: banUser,
    ask: ({ bystanderId }) => ({ params: { userId: bystanderId }, body: { banned: false, reason: 'a mistake' } }),
    cells: administrators,
  },
  ...operatorAsks.map((asked): Row => ({ kind: 'call', ...asked, cells: administrators })),
  { kind: 'socket', route: 'GET /api/ws/connect', cells: ticketHolders },
  { kind: 'plain', route: 'GET /api/files/:fileId', url: ({ fileId }) => `/api/files/${fileId}`, cells: everyone },
  {
    kind: 'plain',
    route: 'GET /api/logo/:version',
    url: ({ logoVersion }) => `/api/logo/${logoVersion}`,
    cells: everyone,
  },
  {
    kind: 'plain',
    route: 'GET /api/home/qrcode',
    url: () => '/api/home/qrcode?url=weixin%3A%2F%2Fpay',
    cells: everyone,
  },
  {
    kind: 'notice',
    route: 'POST /api/open/:provider/callback',
    url: () => '/api/open/wechat/callback',
    cells: whoeverItIs('unavailable'),
  },
  { kind: 'notice', route: 'POST /api/open/notify/:attemptId', url: () => '/api/open/notify/A', cells: everyone },
  ...['api/openapi.json', 'api/docs', 'metrics', 'healthz', 'readyz', 'manifest.webmanifest'].map(plainPage),
]

export function routeOf(row: Row): string {
  return row.kind === 'call' ? `${row.call.method} ${row.call.path}` : row.route
}

function plainPage(path: string): Row {
  return { kind: 'plain', route: `GET /${path}`, url: () => `/${path}`, cells: everyone }
}
