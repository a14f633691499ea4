import { parseArgs } from 'node:util'
import { openKlingStandIn } from './kling/open-kling-stand-in.ts'

const PORT = 8091

const { values } = parseArgs({ options: { port: { type: 'string', default: String(PORT) } } })
const standIn = await openKlingStandIn({ port: Number(values.port) })

process.stderr.write(
  `A stand-in for Kling listens at ${standIn.baseUrl}; a clip takes it ten seconds and shows one colour.\n`,
)
