// npm run doctor: whether all that is set up works, a line each; exit code 1 when something that is on does not.
import { runBuilt } from './lib/run-built.mjs'

await runBuilt(['doctor'], 'apps/server/dist/doctor/main.js')
