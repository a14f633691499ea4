// npm run upgrade-check: what the next start will do to the database; exit code 1 when this release would not start on it.
import { runBuilt } from './lib/run-built.mjs'

await runBuilt(['upgradeCheck'], 'apps/server/dist/upgrade-check/main.js')
