import type { FastifyInstance } from 'fastify'

const HOUR_SECONDS = 3_600
/** The ground of the dark theme, which is the usual one. */
const GROUND = '#101214'

/** What an installed app is called and looks like; the build draws the icons from the seal. */
const look = {
  id: '/',
  start_url: '/draw',
  scope: '/',
  display: 'standalone',
  background_color: GROUND,
  theme_color: GROUND,
  icons: [
    { src: '/seal.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}

/** Let the site be installed under the name that its operator gave it. */
export function addManifest(server: FastifyInstance, findName: () => Promise<string>): void {
  server.get('/manifest.webmanifest', async (_, reply) => {
    const name = await findName()
    reply.header('cache-control', `public, max-age=${HOUR_SECONDS}`).type('application/manifest+json; charset=utf-8')
    return JSON.stringify({ name, short_name: name, ...look })
  })
}
