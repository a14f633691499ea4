// npm run migrate: bring the database up to date, say what was done, and end; a server need not be started for it.
import { runBuilt } from './lib/run-built.mjs'

await runBuilt(['migrate'], 'apps/server/dist/migrate/main.js')
