import type { Track } from './track.ts'

/**
 * One track after another: the samples of the first as they are, then those of the second, which begins with a key.
 * @throws RangeError when a player that is set up for the first could not play the second.
 */
export function joinTracks(before: Track, after: Track): Track {
  const isSame =
    before.width === after.width &&
    before.height === after.height &&
    before.fps === after.fps &&
    Buffer.compare(before.sequence, after.sequence) === 0 &&
    Buffer.compare(before.picture, after.picture) === 0
  if (!isSame) throw new RangeError('The two parts of the clip are of different kinds.')
  return { ...before, samples: [...before.samples, ...after.samples] }
}
