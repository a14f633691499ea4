import { defineKind } from '../kind.ts'
import { timeoutSeconds } from '../kind-options.ts'
import { listPictureHosts, pictureHosts } from '../picture-hosts.ts'
import { openLuma } from './adapter.ts'

/** Where Luma's own clips lie. */
const USUAL_HOSTS = 'https://storage.cdn-luma.com https://cdn-luma.com'

export const luma = defineKind('luma', {
  usual: { id: 'luma', address: 'https://relay.example.com/luma', slots: 2 },
  needsKey: true,
  isForVideoOnly: true,
  fields: { pictureHosts: pictureHosts(USUAL_HOSTS), timeoutSeconds: timeoutSeconds(1_200) },
  pictureHosts: (read) => listPictureHosts(read.pictureHosts, USUAL_HOSTS),
  open: ({ id, url, key, slots }, { timeoutSeconds }, tools) =>
    openLuma({ id, url, key, slots, timeoutMs: timeoutSeconds * 1_000 }, tools),
})
