import { flatPng } from '../apps/server/src/testing/hostile-pictures.ts'
import { becomePerson } from '../e2e/person.ts'
import { sendPicture } from '../e2e/picture-store.ts'
import { startServer } from '../e2e/server.ts'
import { reportReadingBeside } from './read-beside.ts'
import { report } from './measure.ts'

/** As many pixels as a picture may have. */
const WORST = flatPng({ width: 5000, height: 5000 })
const UPLOADS = 50
const UPLOADS_A_PERSON = 5

const server = await startServer({ ENGINE: 'fake', RATE_LIMIT: '1000000' })
const reader = await becomePerson(server, '+8613900000000')
const tokens: string[] = []
while (tokens.length < UPLOADS / UPLOADS_A_PERSON) {
  tokens.push((await becomePerson(server, `+86139000001${String(tokens.length).padStart(2, '0')}`)).token)
}
const answers: number[] = []

await reportReadingBeside(
  `${UPLOADS} uploads of 25 megapixels`,
  { address: `${server.url}/api/draw/channels`, token: reader.token },
  () =>
    Promise.all(
      Array.from({ length: UPLOADS }, async (_, at) => {
        const answer = await sendPicture(server.url, tokens[at % tokens.length] ?? '', WORST)
        answers.push(answer?.http ?? 0)
      }),
    ),
)
const kept = answers.filter((http) => http === 200).length
report('of those uploads', `${kept} kept, ${answers.filter((http) => http === 429).length} told to come back`, '34, 16')
await server.close()
