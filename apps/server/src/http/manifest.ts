import type { FastifyInstance } from 'fastify'

const HOUR_SECONDS = 3_600
/** The ground of the dark theme, which is the usual one. */
const GROUND = '#101214'

const look = {
  id: '/',
  start_url: '/draw',
  scope: '/',
  display: 'standalone',
  background_color: GROUND,
  theme_color: GROUND,
}

/** Drawn by the build, or by the server from the operator's logo. */
const pictures = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** What an installed app is called and looks like. A logo's version is in the addresses, so that nobody shows the one before. */
function iconsOf(logoVersion: string | null): object[] {
  if (logoVersion === null) return [{ src: '/seal.svg', sizes: 'any', type: 'image/svg+xml' }, ...pictures]
  return pictures.map((icon) => ({ ...icon, src: `${icon.src}?v=${logoVersion}` }))
}

/** Let the site be installed under the name and with the logo that its operator gave it. */
export function addManifest(
  server: FastifyInstance,
  findHouse: () => Promise<{ name: string; logoVersion: string | null }>,
): void {
  server.get('/manifest.webmanifest', async (_, reply) => {
    const { name, logoVersion } = await findHouse()
    reply.header('cache-control', `public, max-age=${HOUR_SECONDS}`).type('application/manifest+json; charset=utf-8')
    return JSON.stringify({ name, short_name: name, ...look, icons: iconsOf(logoVersion) })
  })
}
