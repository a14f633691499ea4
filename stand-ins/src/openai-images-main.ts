import { parseArgs } from 'node:util'
import { openOpenAiImagesStandIn } from './openai-images/open-openai-images-stand-in.ts'

const PORT = 8089

const { values } = parseArgs({ options: { port: { type: 'string', default: String(PORT) } } })
const standIn = await openOpenAiImagesStandIn({ port: Number(values.port) })

process.stderr.write(
  `A stand-in for the Images API of OpenAI listens at ${standIn.baseUrl}; it paints plain colours.\n`,
)
