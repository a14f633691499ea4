import { clipLengths, clipModel, clipSizes, readClipLengths, readClipSizes } from '../clip-options.ts'
import { defineKind } from '../kind.ts'
import { timeoutSeconds } from '../kind-options.ts'
import { listPictureHosts, pictureHosts } from '../picture-hosts.ts'
import { openRunway } from './adapter.ts'

/** Where Runway's own clips lie. */
const USUAL_HOSTS = 'https://dnznrvs05pmza.cloudfront.net'

export const runway = defineKind('runway', {
  usual: { id: 'runway', address: 'https://api.dev.runwayml.com', slots: 2 },
  needsKey: true,
  isForVideoOnly: true,
  fields: {
    model: clipModel('gen4_turbo'),
    sizes: clipSizes('1280x720 720x1280 1104x832 832x1104 960x960 1584x672'),
    lengths: clipLengths('5 10'),
    pictureHosts: pictureHosts(USUAL_HOSTS),
    timeoutSeconds: timeoutSeconds(1_200),
  },
  pictureHosts: (read) => listPictureHosts(read.pictureHosts, USUAL_HOSTS),
  open({ id, url, key, slots }, { model, sizes, lengths, timeoutSeconds }, tools) {
    const made = { sizes: readClipSizes(sizes), lengths: readClipLengths(lengths) }
    return openRunway({ id, url, key, slots, model, ...made, timeoutMs: timeoutSeconds * 1_000 }, tools)
  },
})
