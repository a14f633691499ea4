// npm run ledger:check: every broken invariant of the books, a line each; exit code 1 when there is one.
import { runBuilt } from './lib/run-built.mjs'

await runBuilt(['ledgerCheck'], 'apps/server/dist/ledger-check/main.js')
