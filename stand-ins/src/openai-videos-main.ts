import { parseArgs } from 'node:util'
import { openOpenAiVideosStandIn } from './openai-videos/open-openai-videos-stand-in.ts'

const PORT = 8090

const { values } = parseArgs({ options: { port: { type: 'string', default: String(PORT) } } })
const standIn = await openOpenAiVideosStandIn({ port: Number(values.port) })

process.stderr.write(
  `A stand-in for the Videos API of OpenAI listens at ${standIn.baseUrl}; a clip takes it ten seconds and shows one colour.\n`,
)
