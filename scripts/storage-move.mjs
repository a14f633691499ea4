// npm run storage:move -- <from> <to>, npm run storage:move -- accept.
import { runBuilt } from './lib/run-built.mjs'

await runBuilt(['storageMove'], 'apps/server/dist/storage-move/main.js')
