import { openMjProxyStandIn } from './mj-proxy/open-mj-proxy.ts'

/** Plays a midjourney proxy on this machine, in real time: `tsx stand-ins/src/mj-proxy-main.ts plus 8086 secret`. */
const [, , dialect = 'plus', port = '8086', key = 'secret'] = process.argv
const clock = {
  now: () => Date.now(),
  after: (ms: number, act: () => void | Promise<void>) => void setTimeout(() => void act(), ms),
  pause: () => Promise.resolve(),
}
const { origin } = await openMjProxyStandIn(
  { dialect: dialect === 'trueai' ? 'trueai' : 'plus', key, port: Number(port) },
  clock,
)
process.stdout.write(`${dialect} at ${origin}, key ${key}\n`)
