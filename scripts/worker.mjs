// npm run worker: npm start with ROLE=worker.
process.env.ROLE = process.env.ROLE || 'worker'
import('./start.mjs')
