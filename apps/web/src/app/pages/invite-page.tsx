import { InviteScreen } from '../../features/channel/join/invite-screen.tsx'
import { usePageTitle } from '../../features/company/use-company-head.ts'
import { useText } from '../../i18n/use-text.ts'
import { loginPath } from '../login-path.ts'
import { Answer } from './answer.tsx'
import { CutThread } from '../../ui/drawings/cut-thread.tsx'
import { HomeLink } from './home-link.tsx'
import styles from './invite-page.module.css'
import { PlainPage } from './plain-page.tsx'

/** Target of an invite link. */
export function InvitePage({ params: { code } }: { params: { code: string } }) {
  const t = useText()
  usePageTitle(t('invite.page'))
  return (
    <PlainPage>
      <div className={styles.middle}>
        <InviteScreen
          key={code}
          code={code}
          loginHref={loginPath(`/invite/${encodeURIComponent(code)}`, { hasEnded: false })}
          dead={<DeadInvite />}
        />
      </div>
    </PlainPage>
  )
}

function DeadInvite() {
  const t = useText()
  return (
    <Answer drawing={<CutThread />} title={t('invite.dead')} sentence={t('invite.deadHint')}>
      <HomeLink />
    </Answer>
  )
}
