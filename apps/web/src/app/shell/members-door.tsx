import { lazyScreen } from '../../i18n/lazy-screen.tsx'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import { toggleMembers, useMembersShown } from './members-shown.ts'

export const MembersPanel = lazyScreen(() =>
  import('../../features/channel/members/members-panel.tsx').then((part) => part.MembersPanel),
)

/** Element that gets the focus when the panel closes. */
export const MEMBERS_BUTTON_ID = 'members-button'

/** Loads and shows the members panel while it is open. */
export function MembersDoor({ channelId }: { channelId: string }) {
  const isShown = useMembersShown((state) => state.isShown)
  if (!isShown) return null
  return (
    <LazyBoundary>
      <MembersPanel channelId={channelId} onClose={close} />
    </LazyBoundary>
  )
}

function close(): void {
  toggleMembers()
  document.getElementById(MEMBERS_BUTTON_ID)?.focus()
}
