import type { InvitePreview } from '@easel/contract/channel-acts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useText } from '../../../i18n/use-text.ts'
import { CallError } from '../../../lib/call-error.ts'
import { useToken } from '../../../lib/stored.ts'
import { Button } from '../../../ui/button.tsx'
import { FailedNote } from '../../../ui/failed-note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { previewOf } from './api.ts'
import { InviteCard } from './invite-card.tsx'
import styles from './invite-screen.module.css'
import { isInviteInvalid } from './rules.ts'
import { storePendingJoin } from './store.ts'
import { useJoining } from './use-joining.ts'

interface InviteScreenProps {
  code: string
  /** Login page that returns here. */
  loginHref: string
  /** Shown when the invite is invalid. */
  dead: ReactNode
}

/** Page behind an invite link: the invite and a join button. */
export function InviteScreen({ code, loginHref, dead }: InviteScreenProps) {
  const t = useText()
  const isSignedIn = useToken((state) => state.token !== null)
  const { data: invite, error, isFetching, refetch } = useQuery(previewOf(code, isSignedIn))
  const { join, isPending, isSuccess, error: refusal } = useJoining(code, isSignedIn)

  if (isDeadBy(error) || isDeadBy(refusal)) return dead
  if (invite) {
    return (
      <InviteCard invite={invite}>
        {isSignedIn ? (
          <Entrance invite={invite} join={join} isBusy={isPending || isSuccess} problem={refusal?.message} />
        ) : (
          <Link href={loginHref} className={styles.way ?? ''} onClick={() => storePendingJoin(code)}>
            {t('invite.loginToJoin')}
          </Link>
        )}
      </InviteCard>
    )
  }
  if (!error) return <Loading />
  return <FailedNote problem={error.message} error={error} isBusy={isFetching} onRetry={refetch} />
}

interface EntranceProps {
  invite: InvitePreview
  join: () => void
  isBusy: boolean
  problem: string | undefined
}

function Entrance({ invite, join, isBusy, problem }: EntranceProps) {
  const t = useText()
  if (invite.joined) {
    return (
      <>
        <p className={styles.note}>{t('invite.already')}</p>
        <Link href={`/draw/${invite.channelId}`} className={styles.way ?? ''}>
          {t('invite.open')}
        </Link>
      </>
    )
  }
  return (
    <>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <Button variant="primary" size="large" isBusy={isBusy} onClick={join}>
        {t(isBusy ? 'invite.joining' : 'invite.join')}
      </Button>
    </>
  )
}

function Loading() {
  const t = useText()
  return (
    <div role="status" aria-label={t('ui.loading')} className={styles.loading}>
      <Skeleton height="226px" />
    </div>
  )
}

const isDeadBy = (error: Error | null) => error instanceof CallError && isInviteInvalid(error)
