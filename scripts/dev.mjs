// npm run dev: the server from its sources, started again when they change, and the site with hot reload in front of it.
import { spawn } from 'node:child_process'
import { createServer } from 'vite'
import { build } from './lib/build.mjs'

const API_PORT = process.env.PORT ?? '3000'
const API = `http://127.0.0.1:${API_PORT}`

await build(['painter', 'decoder'])
const server = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'watch', 'apps/server/src/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: API_PORT },
})
const site = await createServer({
  root: 'apps/web',
  server: {
    port: 5173,
    proxy: { '/api': { target: API, ws: true }, '/healthz': API, '/readyz': API },
  },
})
await site.listen()
site.printUrls()

server.once('exit', async (code) => {
  await site.close()
  process.exitCode = code ?? 1
})
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.kill(signal))
