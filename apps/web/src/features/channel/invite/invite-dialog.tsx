import type { Channel } from '@easel/contract/channel'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { closeDialog } from '../../../lib/dialog-address.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FailedNote } from '../../../ui/failed-note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { channelsQuery } from '../api.ts'
import { MemberList } from '../members/member-list.tsx'
import { useChannelTitle } from '../use-channel-title.ts'
import { inviteOf } from './api.ts'
import styles from './invite-dialog.module.css'
import { InviteForm } from './invite-form.tsx'

/** Invites people into a channel. Only for its creator; opened by address, it closes for others. */
export function InviteDialog({ channelId }: { channelId: string }) {
  const { data: channels } = useQuery(channelsQuery)
  const channel = channels?.find(({ id, isCreator }) => isCreator && id === channelId)
  useCloseWhen(channels !== undefined && !channel)
  return channel ? <OwnInvite channel={channel} /> : null
}

function OwnInvite({ channel }: { channel: Channel }) {
  const t = useText()
  const title = useChannelTitle()(channel)
  const invite = useInvite(channel.id)
  return (
    <Dialog isOpen title={t('invite.title', { title })} onClose={closeDialog} options={{ width: 520, tallPx: 480 }}>
      <Invite channelId={channel.id} asked={invite} />
      {!invite.isPending && (
        <>
          <h3 className={styles.members}>{t('members.title')}</h3>
          <MemberList channelId={channel.id} />
        </>
      )}
    </Dialog>
  )
}

const useInvite = (channelId: string) => useQuery(inviteOf(channelId))

interface InviteProps {
  channelId: string
  asked: ReturnType<typeof useInvite>
}

function Invite({ channelId, asked }: InviteProps) {
  const t = useText()
  const { data: invite, error, isFetching, refetch } = asked
  if (invite) return <InviteForm channelId={channelId} invite={invite} />
  if (!error) return <Loading />
  return <FailedNote problem={t('invite.loadFailed')} error={error} isBusy={isFetching} onRetry={refetch} />
}

function Loading() {
  const t = useText()
  return (
    <div role="status" aria-label={t('ui.loading')} className={styles.loading}>
      <Skeleton height="90px" />
      <Skeleton height="66px" />
    </div>
  )
}

/** The channel was deleted meanwhile, or is not the person's own. */
function useCloseWhen(isOver: boolean): void {
  useEffect(() => {
    if (isOver) closeDialog()
  }, [isOver])
}
