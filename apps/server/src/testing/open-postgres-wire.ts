import { type DbOptions, toClientConfig } from '../db/open.ts'
import { openWire, type Wire } from './open-wire.ts'

const PORT = 5432

/** The same database, reached over a network that a test can break. */
export async function openPostgresWire(
  server: DbOptions['server'],
): Promise<{ wire: Wire; server: DbOptions['server'] }> {
  if ('connectionString' in server) {
    const url = new URL(server.connectionString)
    const wire = await openWire({ host: url.hostname, port: Number(url.port || PORT) })
    url.host = `127.0.0.1:${wire.port}`
    return { wire, server: { connectionString: url.href } }
  }
  const { host = '', port = PORT } = toClientConfig(server)
  const wire = await openWire(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port })
  return { wire, server: { connection: { ...server.connection, host: '127.0.0.1', port: wire.port } } }
}
