import type { FastifyInstance } from 'fastify'
import type { Log } from '../platform/log.ts'

export interface OperatorIcon {
  /** A PNG, whatever the path ends with. */
  bytes: Buffer
  version: string
}

/** What answers these paths when the operator has a logo; without one the files of the build do, as if this were not here. */
export function addOperatorIcons(
  server: FastifyInstance,
  paths: ReadonlySet<string>,
  { log, findIcon }: { log: Log; findIcon: (path: string) => Promise<OperatorIcon | null> },
): void {
  server.addHook('onRequest', async ({ method, url, headers }, reply) => {
    const [path = '', query = ''] = url.split('?', 2)
    if (!paths.has(path) || (method !== 'GET' && method !== 'HEAD')) return
    const icon = await findIcon(path).catch((error: unknown) => {
      // Rather the seal than nothing.
      log.debug({ err: error }, 'icon not read')
      return null
    })
    if (!icon) return
    const { bytes, version } = icon
    const isNamed = new URLSearchParams(query).get('v') === version
    reply
      .header('etag', `"${version}"`)
      .header('cache-control', isNamed ? 'public, max-age=31536000, immutable' : 'no-cache')
      .type('image/png')
    if (headers['if-none-match'] === `"${version}"`) return reply.code(304).send()
    return reply.send(bytes)
  })
}
