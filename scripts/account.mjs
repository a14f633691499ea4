// npm run account -- export <phone> <folder>, npm run account -- erase <phone>.
import { runBuilt } from './lib/run-built.mjs'

await runBuilt(['account'], 'apps/server/dist/account/main.js')
