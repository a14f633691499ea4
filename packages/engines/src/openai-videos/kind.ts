import { clipLengths, clipModel, clipSizes, readClipLengths, readClipSizes } from '../clip-options.ts'
import { defineKind } from '../kind.ts'
import { timeoutSeconds } from '../kind-options.ts'
import { listPictureHosts, pictureHosts } from '../picture-hosts.ts'
import { openOpenAiVideos } from './adapter.ts'

export const openAiVideos = defineKind('openai-videos', {
  usual: { id: 'videos', address: 'https://api.openai.com/v1', slots: 2 },
  needsKey: true,
  isForVideoOnly: true,
  fields: {
    model: clipModel('sora-2'),
    sizes: clipSizes('1280x720 720x1280'),
    lengths: clipLengths('4 8 12'),
    pictureHosts: pictureHosts(''),
    timeoutSeconds: timeoutSeconds(1_200),
  },
  pictureHosts: (read) => listPictureHosts(read.pictureHosts),
  open({ id, url, key, slots }, { model, sizes, lengths, timeoutSeconds }, tools) {
    const made = { sizes: readClipSizes(sizes), lengths: readClipLengths(lengths) }
    return openOpenAiVideos({ id, url, key, slots, model, ...made, timeoutMs: timeoutSeconds * 1_000 }, tools)
  },
})
