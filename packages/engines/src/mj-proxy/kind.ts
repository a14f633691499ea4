import { z } from 'zod'
import { defineKind } from '../kind.ts'
import { timeoutSeconds } from '../kind-options.ts'
import { listPictureHosts, pictureHosts } from '../picture-hosts.ts'
import { openMjProxy } from './adapter.ts'

/** Where the real bot's pictures lie. */
const USUAL_HOSTS = 'https://cdn.discordapp.com https://media.discordapp.net https://cdn.midjourney.com'

const options = z.strictObject({
  /** `plus` sends the key as `mj-api-secret`, `trueai` as `Authorization`. */
  dialect: z.enum(['plus', 'trueai']).default('plus'),
  speed: z.enum(['relax', 'fast', 'turbo']).nullable().default(null),
  pictureHosts: pictureHosts.default(USUAL_HOSTS),
  timeoutSeconds: timeoutSeconds(1_800),
})

export const mjProxy = defineKind('mj-proxy', {
  options,
  pictureHosts: (read) => listPictureHosts(read.pictureHosts, USUAL_HOSTS),
  open({ id, url, key, bots, slots }, { dialect, speed, timeoutSeconds }, tools) {
    const limitMs = timeoutSeconds * 1_000
    return openMjProxy({ id, baseUrl: url, key: key ?? '', dialect, bots, slots, speed, limitMs }, tools)
  },
})
