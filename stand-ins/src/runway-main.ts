import { parseArgs } from 'node:util'
import { openRunwayStandIn } from './runway/open-runway-stand-in.ts'

const PORT = 8093

const { values } = parseArgs({ options: { port: { type: 'string', default: String(PORT) } } })
const standIn = await openRunwayStandIn({ port: Number(values.port) })

process.stderr.write(
  `A stand-in for Runway listens at ${standIn.baseUrl}; a clip takes it ten seconds and shows one colour.\n`,
)
