// npm run secret-key, npm run secret-key -- accept-loss.
import { runBuilt } from './lib/run-built.mjs'

await runBuilt(['secretKey'], 'apps/server/dist/secret-key/main.js')
