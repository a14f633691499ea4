import { lazyScreen } from '../../i18n/lazy-screen.tsx'
import { Later } from '../../ui/later.tsx'
import { toggleMembers, useMembersShown } from './members-shown.ts'

export const MembersPanel = lazyScreen(() =>
  import('../../features/channel/members/members-panel.tsx').then((part) => part.MembersPanel),
)

/** Where whoever closes the panel goes back to. */
export const MEMBERS_BUTTON_ID = 'members-button'

/** Who is in the channel, while somebody wants to see it. */
export function MembersDoor({ channelId }: { channelId: string }) {
  const isShown = useMembersShown((state) => state.isShown)
  if (!isShown) return null
  return (
    <Later>
      <MembersPanel channelId={channelId} onClose={close} />
    </Later>
  )
}

function close(): void {
  toggleMembers()
  document.getElementById(MEMBERS_BUTTON_ID)?.focus()
}
