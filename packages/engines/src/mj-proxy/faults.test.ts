import { afterEach, describe, expect, test } from 'vitest'
import { colourOf } from '../../../../stand-ins/src/mj-proxy/draw-png.ts'
import type { MjProxyStandIn } from '../../../../stand-ins/src/mj-proxy/open-mj-proxy.ts'
import { AnswerLost, EngineUnreachable } from '../engine.ts'
import { readPng } from '../png.ts'
import { anOrder, draw, followToEnd, openScene, picturesOf, reasonOf, type Scene } from './testing/open-scene.ts'

type Faults = MjProxyStandIn['faults']

let scene: Scene | undefined
afterEach(async () => scene?.close())

const NEVER = new AbortController().signal

describe.each(['plus', 'trueai'] as const)('With a %s proxy', (dialect) => {
  test.each<[string, (faults: Faults) => void, unknown]>([
    ['it refuses', (faults) => faults.plan('submit', 'refuses'), '参数错误'],
    [
      'a relay has no price for it',
      (faults) => faults.plan('submit', 'no-price'),
      expect.stringMatching(/^model price not set/),
    ],
    [
      'a relay has not permitted it',
      (faults) => faults.plan('submit', 'no-permission'),
      expect.stringContaining('无权访问'),
    ],
    ['it keeps to a limit', (faults) => faults.plan('submit', 'day-limit'), '今日绘图次数已达上限'],
    ['it has no account', (faults) => faults.plan('submit', 'no-account'), '无可用的账号实例'],
    ['its system fails', (faults) => faults.plan('submit', 'system-failure'), '系统异常'],
    ['it bans a word', (faults) => faults.plan('submit', 'banned-word'), 'banned_word'],
    ['it bans a word later', (faults) => faults.plan('fate', 'banned-later'), 'banned_word'],
    ['the key is refused', (faults) => faults.plan('submit', 'key-refused'), 'key_refused'],
    ['the key is refused later', (faults) => faults.plan('fetch', 'key-refused'), 'key_refused'],
    ['it sends us elsewhere', (faults) => faults.plan('submit', 'redirect'), 'engine_bad_reply'],
    ['its task hangs', (faults) => faults.plan('fate', 'hangs'), 'engine_timeout'],
    ['its task fails', (faults) => faults.plan('fate', 'fails'), '[Invalid parameter] unknown'],
    ['its task fails without a word', (faults) => faults.plan('fate', 'fails-in-silence'), 'engine_failed'],
    ['its task times out', (faults) => faults.plan('fate', 'times-out'), 'engine_timeout'],
    ['its task is cancelled there', (faults) => faults.plan('fate', 'is-cancelled'), 'cancelled'],
    ['its task vanishes', (faults) => faults.plan('fate', 'vanishes'), 'engine_lost'],
    ['it has no picture at the end', (faults) => faults.plan('fate', 'no-picture'), 'picture_missing'],
    ['its picture is not there', (faults) => faults.plan('picture', 'not-found', 9), 'picture_missing'],
    ['its picture is a page', (faults) => faults.plan('picture', 'html', 9), 'picture_unreadable'],
    ['its picture is cut off', (faults) => faults.plan('picture', 'truncated', 9), 'picture_unreadable'],
    ['its picture has 30 MB', (faults) => faults.plan('picture', '30-mb', 9), 'picture_too_large'],
    ['its picture is elsewhere', (faults) => faults.plan('picture', 'redirect', 9), 'picture_missing'],
    ['its picture lies where nobody may look', (faults) => faults.plan('fate', 'foreign-picture'), 'picture_forbidden'],
  ])('a drawing is refused when %s', async (_what, plan, reason) => {
    const { engine, standIn } = (scene = await openScene(dialect))
    plan(standIn.faults)
    expect(reasonOf(await draw(engine, anOrder()))).toEqual(reason)
    expect(standIn.taken.length).toBeLessThanOrEqual(1)
  })

  test.each<[string, (faults: Faults) => void]>([
    ['it waits in line for long', (faults) => faults.plan('fate', 'waits-in-line')],
    ['it queues it', (faults) => faults.plan('submit', 'queued')],
    ['ids are numbers', (faults) => faults.plan('submit', 'number-id')],
    ['its answers have hardly a field', (faults) => faults.plan('fate', 'sparse')],
    ['its progress is 250 %', (faults) => faults.plan('fate', 'progress-250')],
    ['its progress is no number', (faults) => faults.plan('fate', 'progress-nan')],
    ['its progress goes back', (faults) => faults.plan('fate', 'progress-backwards')],
    ['it has a status of its own', (faults) => faults.plan('fate', 'unknown-status')],
    ['it gives no buttons', (faults) => faults.plan('fate', 'no-buttons')],
    ['its grid has odd sides', (faults) => faults.plan('fate', 'odd-size')],
    ['its picture comes late', (faults) => faults.plan('picture', 'not-found', 2)],
    ['its pictures are away for a moment', (faults) => faults.plan('picture', 'unavailable', 3)],
    ['it is full for a while', (faults) => faults.plan('submit', 'queue-full', 2)],
    ['it is asked too often', (faults) => faults.plan('submit', 'too-many', 2)],
    ['it says when to come back', (faults) => faults.plan('submit', 'too-many-for-7-s')],
    ['it is unavailable for a while', (faults) => faults.plan('submit', 'unavailable', 2)],
    ['it is asked too often how far it is', (faults) => faults.plan('fetch', 'too-many-for-7-s', 5)],
    ['the way to it is out of order', (faults) => faults.plan('fetch', 'html-502', 6)],
    ['its answers are cut off', (faults) => faults.plan('fetch', 'truncated', 5)],
    ['its answers are errors in words', (faults) => faults.plan('fetch', 'error-text', 5)],
    ['its answers are lost', (faults) => faults.plan('fetch', 'lost', 5)],
    ['it answers nothing, twice', (faults) => faults.plan('fetch', 'empty', 2)],
    ['it sends us elsewhere for a moment', (faults) => faults.plan('fetch', 'redirect', 2)],
  ])('a drawing comes to its end, handed over once, though %s', async (_what, plan) => {
    const { engine, standIn } = (scene = await openScene(dialect))
    plan(standIn.faults)
    const reports = await draw(engine, anOrder())
    expect(picturesOf(reports)).toHaveLength(4)
    const progress = reports.flatMap((report) => (report.state === 'drawing' ? [report.progress] : []))
    expect(progress).toEqual([...progress].sort((one, other) => one - other))
    expect(progress.every((percent) => percent >= 0 && percent <= 99)).toBe(true)
    expect(standIn.taken).toHaveLength(1)
  })

  test.each(['lost', 'hanging', 'truncated', 'error-text', 'empty', 'html-502'] as const)(
    'nothing is handed over again when the answer to it is %s, and what was taken is found',
    async (fault) => {
      const { restart, standIn } = (scene = await openScene(dialect))
      const engine = restart({ timeoutMs: 400 })
      const order = anOrder()
      standIn.faults.plan('submit', fault)
      await expect(engine.start(order, NEVER)).rejects.toThrow(AnswerLost)
      if (!order.attempt) throw new Error('there is one')
      const isTaken = standIn.taken.length === 1
      expect(await restart().recover?.(order.attempt, NEVER)).toEqual(
        isTaken ? expect.objectContaining({ task: standIn.taken[0]?.taskId }) : null,
      )
    },
  )

  test('a drawing goes on when questions are not answered at all', async () => {
    const { restart, standIn } = (scene = await openScene(dialect))
    standIn.faults.plan('fetch', 'hanging', 3)
    expect(picturesOf(await draw(restart({ timeoutMs: 300 }), anOrder()))).toHaveLength(4)
  })

  test('a drawing is given up when the proxy is away for long, and is still there when it comes back', async () => {
    const { engine, standIn } = (scene = await openScene(dialect))
    const order = anOrder()
    const ticket = await engine.start(order, NEVER)
    standIn.faults.plan('fetch', 'lost', 8)
    const follow = async () => {
      for await (const report of engine.follow(ticket, order, NEVER))
        if (report.state === 'done') return report.pictures
      return []
    }
    await expect(follow()).rejects.toThrow(EngineUnreachable)
    expect(await follow()).toHaveLength(4)
    expect(standIn.taken).toHaveLength(1)
  })

  test('the picture of another drawing is never given out, though both got one id', async () => {
    const { engine, standIn } = (scene = await openScene(dialect))
    await draw(engine, anOrder())
    standIn.faults.plan('submit', 'duplicate-id')
    expect(reasonOf(await draw(engine, anOrder()))).toBe('engine_lost')
  })

  test('a step that is refused after others ends the drawing, and leaves nothing waiting there', async () => {
    const { engine, standIn } = (scene = await openScene(dialect))
    const parent = picturesOf(await draw(engine, anOrder())).at(0)
    if (!parent) throw new Error('there are four')
    const order = anOrder({ verb: { kind: 'zoom-out', parent, factor: 1.2 } })
    const ticket = await engine.start(order, NEVER)
    standIn.onAsked(() => {
      if (standIn.taken.length === 3) standIn.faults.plan('submit', 'banned-word')
    })
    expect(reasonOf(await followToEnd(engine, ticket, order))).toBe('banned_word')
    expect([...standIn.tasks.values()].at(-1)).toMatchObject({ startAt: null, cancelAt: expect.any(Number) as unknown })
  })

  test('a hanging drawing is cancelled there when it is given up', async () => {
    const { restart, standIn } = (scene = await openScene(dialect))
    standIn.faults.plan('fate', 'hangs')
    expect(reasonOf(await draw(restart({ limitMs: 60_000 }), anOrder()))).toBe('engine_timeout')
    expect([...standIn.tasks.values()][0]?.cancelAt).not.toBeNull()
  })
})

test('A grid with a line in the middle is cut beside it', async () => {
  const { engine, standIn } = (scene = await openScene('plus'))
  standIn.faults.plan('fate', 'odd-size')
  const [first, , , last] = picturesOf(await draw(engine, anOrder()))
  const [task] = standIn.tasks.values()
  expect([first?.width, first?.height]).toEqual([24, 16])
  const { rgba } = await readPng(last?.png ?? new Uint8Array())
  const colour = [...colourOf(task?.uuid ?? '', 4), 255]
  expect([...rgba.subarray(0, 4), ...rgba.subarray(-4)]).toEqual([...colour, ...colour])
})

test('A proxy that nobody answers for is unreachable', async () => {
  const { engine, standIn } = (scene = await openScene('plus'))
  await standIn.close()
  await expect(engine.start(anOrder(), NEVER)).rejects.toThrow(EngineUnreachable)
  scene = undefined
})
