import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, request, type ServerResponse } from 'node:http'
import { findFreePort } from './free-port.ts'

/** Proxy between browser and product that can simulate an outage or a deployment. */
export interface ChangingServer {
  url: string
  /** Stops responding. */
  leave(): void
  comeBack(): void
  /** From now on, pages have this `data-version` and are served with the matching service worker. */
  deploy(version: string): void
  /** Only the service worker has the new version, as in the middle of a deployment. */
  deployHalf(version: string): void
  close(): void
}

export async function openChangingServer(product: string): Promise<ChangingServer> {
  const port = await findFreePort()
  let isAway = false
  let change = { page: '', worker: '' }
  const pass: RequestListener = (asked, answer) => {
    if (isAway) asked.socket.destroy()
    else forward(product, asked, answer, change)
  }
  const server = createServer(pass).listen(port)
  return {
    url: `http://localhost:${port}`,
    leave: () => {
      isAway = true
      server.closeAllConnections()
    },
    comeBack: () => {
      isAway = false
    },
    deploy: (version) => {
      change = { page: version, worker: version }
    },
    deployHalf: (version) => {
      change = { ...change, worker: version }
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

type Change = { page: string; worker: string }

function forward(product: string, asked: IncomingMessage, answer: ServerResponse, change: Change): void {
  // A response can only be rewritten if it is uncompressed and no "not modified".
  const { 'accept-encoding': _, 'if-none-match': _etag, 'if-modified-since': _time, ...headers } = asked.headers
  const onward = request(new URL(asked.url ?? '/', product), { method: asked.method, headers }, async (came) => {
    const pieces: Buffer[] = []
    for await (const piece of came) pieces.push(piece)
    const { etag: _same, 'last-modified': _then, 'content-length': _bytes, ...rest } = came.headers
    answer.writeHead(came.statusCode ?? 502, rest)
    answer.end(await alter(asked, Buffer.concat(pieces), { product, change }))
  })
  onward.on('error', () => answer.destroy())
  asked.pipe(onward)
}

interface Altering {
  product: string
  change: Change
}

async function alter({ url = '', headers }: IncomingMessage, body: Buffer, { product, change }: Altering) {
  if (url.startsWith('/sw.js') && change.worker !== '') return renameShell(String(body), change.worker, product)
  const isPage = headers.accept?.includes('text/html') || url === '/'
  return isPage && change.page !== '' ? markPage(String(body), change.page) : body
}

const markPage = (html: string, version: string) => html.replace('<html', `<html data-version="${version}"`)

async function renameShell(worker: string, version: string, product: string): Promise<string> {
  const page = markPage(await (await fetch(product)).text(), version)
  const hash = createHash('sha256').update(page).digest('hex')
  return worker.replace(/"version":"\w+","page":"\w+"/, `"version":"${version}","page":"${hash}"`)
}
