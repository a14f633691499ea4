import { expect, test } from 'vitest'
import { type Bus, PAYLOAD_MAX_BYTES } from '../live/bus.ts'
import { eventually } from './eventually.ts'
import type { Wire } from './open-wire.ts'

/** The bus of one process, and the network between it and what carries its news. */
export interface BusOnWire {
  bus: Bus
  wire: Wire
  /** How many carry its news; each of them says when the hearing begins. */
  carriers: number
}

/** Makes that of one more process, closed when the test is over. */
type Open = () => Promise<BusOnWire>

interface Heard {
  payloads: string[]
  gaps(): number
  stop(): void
}

/** What the product expects of a bus, whoever carries it. */
export function expectNews(open: Open): void {
  test('what one process tells, each process hears once and in order, itself too', async () => {
    const [one, other] = [await open(), await open()]
    const heard = [await hear(one, 'news'), await hear(other, 'news')]
    const said = Array.from({ length: 300 }, (_, at) => `news ${at} 界`)
    await Promise.all(said.map((payload) => one.bus.publish('news', payload)))
    for (const { payloads } of heard) await eventually(() => expect(payloads).toEqual(said))
  })

  test('all who listen in a process hear, each only what they listen to, until they stop', async () => {
    const one = await open()
    const { bus } = one
    const [staying, leaving, elsewhere] = [await hear(one, 'news'), await hear(one, 'news'), await hear(one, 'old')]
    await bus.publish('news', '1')
    await eventually(() => expect([staying.payloads, leaving.payloads]).toEqual([['1'], ['1']]))
    leaving.stop()
    await bus.publish('news', '')
    await bus.publish('old', '3')
    await eventually(() => expect([staying.payloads, elsewhere.payloads]).toEqual([['1', ''], ['3']]))
    expect(leaving.payloads).toEqual(['1'])
  })

  test(`a payload of ${PAYLOAD_MAX_BYTES} bytes is carried, and a longer one refused, whatever its letters`, async () => {
    const one = await open()
    const { bus } = one
    const heard = await hear(one, 'news')
    const longest = 'x'.repeat(PAYLOAD_MAX_BYTES)
    await expect(bus.publish('news', `${longest}x`)).rejects.toThrow(RangeError)
    await expect(bus.publish('news', '界'.repeat(PAYLOAD_MAX_BYTES / 3 + 1))).rejects.toThrow(RangeError)
    await bus.publish('news', longest)
    await eventually(() => expect(heard.payloads).toEqual([longest]))
  })

  test('a closed bus hears nothing more, also one whose connection was away, and the others go on', async () => {
    const [one, other, cut] = [await open(), await open(), await open()]
    const heard = await Promise.all([one, other, cut].map((each) => hear(each, 'news')))
    cut.wire.goAway()
    await Promise.all([other.bus.close(), cut.bus.close()])
    cut.wire.comeBack()
    await one.bus.publish('news', '1')
    await eventually(() => expect(heard[0]?.payloads).toEqual(['1']))
    expect(heard.slice(1).map(({ payloads }) => payloads)).toEqual([[], []])
  })
}

/** The same while the network breaks. */
export function expectNewsAfterLosses(open: Open): void {
  test('who listens is told to read what was missed once the hearing begins, and after each loss of the connection', async () => {
    const [one, other] = [await open(), await open()]
    const heard = await hear(other, 'news')
    for (const turn of [1, 2, 3]) {
      const before = heard.gaps()
      other.wire.cut()
      await eventually(() => expect(heard.gaps()).toBeGreaterThan(before))
      await one.bus.publish('news', `after ${turn}`)
      await eventually(() => expect(heard.payloads.at(-1)).toBe(`after ${turn}`))
    }
  })

  test.each([
    ['is away', 'goAway'],
    ['has died without a word', 'freeze'],
  ] as const)('what is told while the connection %s is heard by the others', async (_how, breaks) => {
    const [one, other] = [await open(), await open()]
    const heard = await hear(other, 'news')
    one.wire[breaks]()
    const said = Array.from({ length: 20 }, (_, at) => String(at))
    for (const payload of said) await one.bus.publish('news', payload)
    one.wire.comeBack()
    await eventually(() => expect([...new Set(heard.payloads)].sort()).toEqual([...said].sort()))
  })

  test('who begins to listen while the connection is away hears when it is back', async () => {
    const [one, other] = [await open(), await open()]
    other.wire.goAway()
    const payloads: string[] = []
    let gaps = 0
    other.bus.listen(
      'late',
      (payload) => payloads.push(payload),
      () => (gaps += 1),
    )
    const opened = other.wire.opened()
    await eventually(() => expect(other.wire.opened()).toBeGreaterThan(opened + 1))
    other.wire.comeBack()
    await eventually(async () => {
      await one.bus.publish('late', 'news')
      expect([gaps > 0, payloads.includes('news')]).toEqual([true, true])
    })
  })

  test('a connection that has died without a word is given up and opened anew', async () => {
    const [one, other] = [await open(), await open()]
    const heard = await hear(other, 'news')
    const [opened, gaps] = [other.wire.opened(), heard.gaps()]
    other.wire.freeze()
    await eventually(() => expect(other.wire.opened()).toBeGreaterThan(opened))
    other.wire.comeBack()
    await eventually(() => expect(heard.gaps()).toBeGreaterThan(gaps))
    await one.bus.publish('news', 'after')
    await eventually(() => expect(heard.payloads).toContain('after'))
  })
}

/** Listen, and come back when the hearing has begun. */
async function hear({ bus, carriers }: BusOnWire, channel: string): Promise<Heard> {
  const payloads: string[] = []
  let gaps = 0
  const stop = bus.listen(
    channel,
    (payload) => payloads.push(payload),
    () => (gaps += 1),
  )
  await eventually(() => expect(gaps).toBeGreaterThanOrEqual(carriers))
  return { payloads, gaps: () => gaps, stop }
}
