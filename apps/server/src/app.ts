import type { Call } from '@easel/contract/call'
import { THUMBNAIL_WIDTHS } from '@easel/contract/limits'
import type { FastifyInstance } from 'fastify'
import { pingDatabase } from './db/open.ts'
import { listOutsideAlarms } from './db/outside-failures.ts'
import type { Deps } from './deps.ts'
import { findCaller } from './features/account/gate.ts'
import { followDefaultLanguage, houseOf, ICON_PATHS, openIcons } from './features/company/gate.ts'
import { alarmsOf, watchMoney } from './features/order/gate.ts'
import { addHealth } from './http/health.ts'
import { addDraining } from './http/drain-connections.ts'
import { addManifest } from './http/manifest.ts'
import { addMetrics } from './http/metrics.ts'
import { addApiDocument } from './http/openapi/add-api-document.ts'
import type { PlainRoute } from './http/openapi/describe-calls.ts'
import { addOperatorIcons } from './http/operator-icons.ts'
import { openHttp } from './http/open-http.ts'
import { hashPage } from './http/page-hashes.ts'
import { addRateLimits } from './http/rate-limits.ts'
import { openMount } from './http/route.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import { type Site, addSite } from './http/site.ts'
import { rememberCallers } from './live/caller-cache.ts'
import { mountLive } from './live/mount-live.ts'
import { composeLiveNeeds } from './start/live-needs.ts'
import { mountDoors } from './start/mount-doors.ts'
import { mountFeatures } from './start/mount-features.ts'
import { watchMetrics } from './start/watch-metrics.ts'

export interface AppOptions {
  site: Site
  /** Whether the job runner is taking jobs. */
  isQueueReady: () => boolean
  /** True once the server is shutting down: readiness then fails. */
  isStopping: () => boolean
}

const plainRoutes: PlainRoute[] = [
  {
    path: '/api/files/:fileId',
    summary: 'The bytes of a picture; with w its WebP copy of that width',
    mime: 'image/*',
    query: [{ name: 'w', values: THUMBNAIL_WIDTHS }],
  },
  { path: '/api/logo/:version', summary: 'The logo that the operator has set', mime: 'image/png' },
  {
    path: '/api/home/qrcode',
    summary: 'A QR code of a text that is paid by; of any other it is refused',
    mime: ['image/svg+xml', 'image/png'],
    query: [
      { name: 'url', isRequired: true },
      { name: 'format', values: ['svg', 'png'] },
    ],
  },
  {
    method: 'post',
    path: '/api/open/:provider/callback',
    summary: 'What a payment provider tells us, signed and answered in its own words',
    mime: '*/*',
  },
  {
    method: 'post',
    path: '/api/open/notify/:attemptId',
    summary: 'That an engine elsewhere has news of a drawing; what it says is not believed, the engine is asked',
    mime: 'application/json',
  },
  {
    path: '/metrics',
    summary: 'Figures for Prometheus; to callers on this machine, or with METRICS_TOKEN',
    mime: 'text/plain',
  },
  { path: '/healthz', summary: 'Whether the process answers', mime: 'application/json' },
  {
    path: '/readyz',
    summary: 'Whether it can serve: database, storage, queue; and what in the money wants a human',
    mime: 'application/json',
  },
  {
    path: '/manifest.webmanifest',
    summary: 'What the installed app is called and looks like',
    mime: 'application/manifest+json',
  },
  { path: '/api/openapi.json', summary: 'This document', mime: 'application/json' },
  { path: '/api/docs', summary: 'This document as a page', mime: 'text/html' },
]

/** The complete server, with every route mounted; it does not listen yet. */
export async function openApp(deps: Deps, { site, isQueueReady, isStopping }: AppOptions): Promise<FastifyInstance> {
  const defaultLanguage = followDefaultLanguage(deps)
  const server = openHttp(deps, defaultLanguage)
  addDraining(server)
  const { rateLimits, publicUrl } = deps.config
  await addSecurityHeaders(server, hashPage(site.index), publicUrl)
  const limits = await addRateLimits(server, rateLimits)
  const callers = rememberCallers((token) => findCaller(deps, token), deps)
  server.addHook('onClose', async () => callers.close())

  const calls: Call[] = []
  const mount = openMount(server, {
    log: deps.log,
    config: deps.config,
    limits,
    findCaller: callers.find,
    onMount: (call) => calls.push(call),
  })
  mountFeatures(mount, deps, { forgetSession: callers.forget })
  mount.handleBatch()
  const programRoutes: PlainRoute[] = []
  await mountDoors(server, deps, { limits, onMount: (route) => programRoutes.push(route) })
  await mountLive(server, mount, { ...deps, ...composeLiveNeeds(deps) })

  addApiDocument(server, calls, [...plainRoutes, ...programRoutes])
  const database = () => pingDatabase(deps.db).then(() => true)
  const [readMoney, token] = [watchMoney(deps), deps.config.metricsToken]
  const alarms = async () => [...alarmsOf(await readMoney()), ...(await listOutsideAlarms(deps.db))]
  addHealth(server, {
    ...{ database, storage: deps.blobs.isReady, queue: async () => isQueueReady(), isStopping },
    ...{ alarms, token },
  })
  addMetrics(server, watchMetrics(deps, readMoney), token)
  addManifest(server, () => houseOf(deps.db))
  addOperatorIcons(server, ICON_PATHS, { log: deps.log, findIcon: openIcons(deps.db) })
  await addSite(server, site, defaultLanguage)
  return server
}
