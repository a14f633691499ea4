import { defineKind } from '../kind.ts'
import { timeoutSeconds } from '../kind-options.ts'
import { choice } from '../option-field.ts'
import { listPictureHosts, pictureHosts } from '../picture-hosts.ts'
import { openMjProxy } from './adapter.ts'

/** Where the real bot's pictures lie. */
const USUAL_HOSTS = 'https://cdn.discordapp.com https://media.discordapp.net https://cdn.midjourney.com'

export const mjProxy = defineKind('mj-proxy', {
  usual: { id: 'midjourney', address: 'http://192.168.1.20:8080', slots: 3 },
  needsKey: true,
  fields: {
    /** `plus` sends the key as `mj-api-secret`, `trueai` as `Authorization`. */
    dialect: choice(['plus', 'trueai'], 'plus'),
    speed: choice(['relax', 'fast', 'turbo'], null),
    pictureHosts: pictureHosts(USUAL_HOSTS),
    timeoutSeconds: timeoutSeconds(1_800),
  },
  pictureHosts: (read) => listPictureHosts(read.pictureHosts, USUAL_HOSTS),
  open({ id, url, key, bots, slots }, { dialect, speed, timeoutSeconds }, tools) {
    const limitMs = timeoutSeconds * 1_000
    return openMjProxy({ id, baseUrl: url, key: key ?? '', dialect, bots, slots, speed, limitMs }, tools)
  },
})
