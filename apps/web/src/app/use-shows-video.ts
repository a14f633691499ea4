import { useCompany } from '../features/company/api.ts'
import { useIsVideoView } from '../lib/view-address.ts'

/** Whether the address shows a channel's clips, and something makes any here. */
export function useShowsVideo(): boolean {
  const isAddressed = useIsVideoView()
  const media = useCompany()?.media
  return isAddressed && media?.includes('video') === true
}
