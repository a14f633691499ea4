import type { Image } from '@easel/contract/media'
import { navigate } from 'wouter/use-browser-location'
import { focusComposer, setTalking, setTool } from './store.ts'

/** Draw from a picture next: it goes into the composer of its channel, and one goes there, too. */
export function useBaseImage(channelId: string): (image: Pick<Image, 'id'>) => Promise<void> {
  return async (image) => {
    const { addPicture } = await import('./pictures/api.ts')
    setTalking(channelId, false)
    setTool(channelId, null)
    addPicture(channelId, image.id)
    navigate(`/draw/${channelId}`)
    // The picture is closed by then, and has given the focus back.
    setTimeout(focusComposer)
  }
}
