import { clipModel } from '../clip-options.ts'
import { defineKind } from '../kind.ts'
import { timeoutSeconds } from '../kind-options.ts'
import { choice } from '../option-field.ts'
import { listPictureHosts, pictureHosts } from '../picture-hosts.ts'
import { openKling } from './adapter.ts'
import { KLING_MODES } from './settings.ts'

/** Where Kling's own clips lie. */
const USUAL_HOSTS = 'https://cdn.klingai.com https://v1-kling.kechuangai.com https://v2-kling.kechuangai.com'

export const kling = defineKind('kling', {
  usual: { id: 'kling', address: 'https://relay.example.com/kling', slots: 2 },
  needsKey: true,
  isForVideoOnly: true,
  fields: {
    model: clipModel('kling-v2-1'),
    mode: choice(KLING_MODES, null),
    pictureHosts: pictureHosts(USUAL_HOSTS),
    timeoutSeconds: timeoutSeconds(1_200),
  },
  pictureHosts: (read) => listPictureHosts(read.pictureHosts, USUAL_HOSTS),
  open: ({ id, url, key, slots }, { model, mode, timeoutSeconds }, tools) =>
    openKling({ id, url, key, slots, model, mode, timeoutMs: timeoutSeconds * 1_000 }, tools),
})
