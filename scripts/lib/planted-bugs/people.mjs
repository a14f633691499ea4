// Mistakes about who hears, sees and reads what.
const SERVER = 'apps/server/src'
const HUB = `${SERVER}/live/hub.test.ts`

export const peopleBugs = [
  {
    name: 'a frame is lost that comes while others are read',
    file: `${SERVER}/live/room-feed.ts`,
    from: '    this.#again = true\n    if (!this.#isReading)',
    to: '    this.#again ||= !this.#isReading\n    if (!this.#isReading)',
    tests: [`${SERVER}/live/room-feed.test.ts`],
    only: 'while those before it are read',
  },
  {
    name: 'a frame is lost that was missed before a second loss of the line',
    file: 'apps/web/src/lib/socket.ts',
    from: "if (frame.t === 'subbed' && !this.#lastSeq.has(frame.channelId))",
    to: "if (frame.t === 'subbed')",
    tests: ['apps/web/src/lib/socket.test.ts'],
    only: 'second loss',
  },
  {
    name: 'a member sees what is said after they have left',
    file: `${SERVER}/live/frames.ts`,
    from: " || (frame.t === 'member' && frame.member.id === userId && isMove(frame))",
    to: '',
    tests: [HUB],
    only: 'whoever leaves a channel',
  },
  {
    name: 'a member who is put out while they come in sees on',
    file: `${SERVER}/live/connection.ts`,
    from: 'if (this.#rooms.has(room) && (await this.#deps.mayJoin(this.userId, channelId)))',
    to: 'if (this.#rooms.has(room))',
    tests: [`${SERVER}/live/connection.test.ts`],
    only: 'while they come in',
  },
  {
    name: 'a session outlives the sign-out by what is remembered of it',
    file: `${SERVER}/features/account/sign-out.ts`,
    from: '  await announceEnd(deps, actor.sessionId)\n',
    to: '',
    tests: [`${SERVER}/features/account/sign-out.test.ts`],
    only: 'dead at once',
  },
  {
    name: 'a search finds what stands in another channel',
    file: `${SERVER}/features/chat/queries.ts`,
    from: 'text && sql`prompt ilike ${containsPattern(text)}`',
    to: 'text && sql`prompt ilike ${containsPattern(text)} or final_prompt ilike ${containsPattern(text)}`',
    tests: [`${SERVER}/features/chat/list-chat.test.ts`],
    only: 'filtered by who reads it',
  },
  {
    name: 'a language that is no longer wanted is shown when it comes late',
    file: 'apps/web/src/i18n/text.ts',
    from: '  if (wanted !== language) return\n',
    to: '',
    tests: ['apps/web/src/i18n/use-text.test.tsx'],
    only: 'chosen last',
  },
  {
    name: 'an answer is in a language that the reader likes less',
    file: `${SERVER}/http/language.ts`,
    from: '    .sort((one, other) => other.weight - one.weight)\n',
    to: '',
    tests: [`${SERVER}/http/answers.test.ts`],
    only: 'to one who asks',
  },
]
