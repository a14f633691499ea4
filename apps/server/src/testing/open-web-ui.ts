import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterFile } from './after-file.ts'

/** A stranger that answers as AUTOMATIC1111's web UI does when it is asked how it is. */
export interface WebUi {
  address: string
  /** What was asked, oldest first, and by which login. */
  asked: { path: string; login: string | null }[]
  /** It lets in only who brings this, from now on; null: everybody. */
  wants(login: string | null): void
}

const ANSWERS: Record<string, unknown> = {
  '/sdapi/v1/sd-models': [{ title: 'one.safetensors', model_name: 'one' }],
  '/sdapi/v1/options': { live_previews_enable: true, show_progress_every_n_steps: 5 },
  '/sdapi/v1/upscalers': [],
  '/sdapi/v1/progress?skip_current_image=true': { progress: 0 },
}

export async function openWebUi(): Promise<WebUi> {
  const asked: WebUi['asked'] = []
  let wanted: string | null = null
  const server = createServer(({ url = '', headers }, response) => {
    const basic = /^Basic (.+)$/.exec(headers.authorization ?? '')?.[1]
    const login = basic === undefined ? null : Buffer.from(basic, 'base64').toString('utf8')
    asked.push({ path: url, login })
    const answer = ANSWERS[url]
    const isLetIn = login === wanted || wanted === null
    const status = answer === undefined ? 404 : 200
    response.writeHead(isLetIn ? status : 401, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterFile(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, asked, wants: (login) => (wanted = login) }
}
