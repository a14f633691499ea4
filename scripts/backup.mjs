// npm run backup -- <file>, npm run restore -- <file>.
import { runBuilt } from './lib/run-built.mjs'

await runBuilt(['backup'], 'apps/server/dist/backup/main.js')
