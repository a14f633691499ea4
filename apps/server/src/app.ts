import type { Call } from '@easel/contract/call'
import { THUMBNAIL_WIDTHS } from '@easel/contract/limits'
import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { findCaller } from './features/account/gate.ts'
import { followDefaultLanguage, houseOf, ICON_PATHS, openIcons } from './features/company/gate.ts'
import { addDraining } from './http/drain-connections.ts'
import { addManifest } from './http/manifest.ts'
import { addApiDocument } from './http/openapi/add-api-document.ts'
import type { PlainRoute } from './http/openapi/describe-calls.ts'
import { addOperatorIcons } from './http/operator-icons.ts'
import { openHttp } from './http/open-http.ts'
import { noteWrites } from './http/note-writes.ts'
import { hashPage } from './http/page-hashes.ts'
import { addRateLimits } from './http/rate-limits.ts'
import { openMount } from './http/route.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import { type Site, addSite } from './http/site.ts'
import { rememberCallers } from './live/caller-cache.ts'
import { mountLive } from './live/mount-live.ts'
import { addMonitors, type Running } from './start/add-monitors.ts'
import { composeLiveNeeds } from './start/live-needs.ts'
import { mountDoors } from './start/mount-doors.ts'
import { mountFeatures } from './start/mount-features.ts'
import { originOfBucket } from './platform/storage/places.ts'

export interface AppOptions extends Running {
  site: Site
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
    summary:
      'Whether it can serve: database, storage, queue; whether a worker lives; and what in the money wants a human',
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
export async function openApp(deps: Deps, { site, ...running }: AppOptions): Promise<FastifyInstance> {
  const defaultLanguage = followDefaultLanguage(deps)
  const server = openHttp(deps, defaultLanguage)
  addDraining(server)
  noteWrites(server, deps.reader)
  const { rateLimits, publicUrl, files } = deps.config
  const pictureHosts = files.kind === 'bucket' && files.isDirect ? [originOfBucket(files)] : []
  await addSecurityHeaders(server, hashPage(site.index), { publicUrl, pictureHosts })
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
  addMonitors(server, deps, running)
  addManifest(server, () => houseOf(deps.db))
  addOperatorIcons(server, ICON_PATHS, { log: deps.log, findIcon: openIcons(deps.db) })
  await addSite(server, site, defaultLanguage)
  return server
}
