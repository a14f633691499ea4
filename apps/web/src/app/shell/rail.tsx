import type { Company } from '@easel/contract/company'
import type { LucideIcon } from 'lucide-react'
import MessageCircle from 'lucide-react/icons/message-circle'
import PenTool from 'lucide-react/icons/pen-tool'
import { Link, useLocation } from 'wouter'
import { useCompany } from '../../features/company/api.ts'
import { useText } from '../../i18n/use-text.ts'
import { toast } from '../../ui/toast.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import { HouseLogo } from './house-logo.tsx'
import styles from './rail.module.css'

/** Navigation rail: the areas of the product that the operator has enabled. */
export function Rail() {
  const company = useCompany()
  if (company && !company.isShowDiscord && !company.isShowChatGPT) return null
  return <Departments company={company} />
}

function Departments({ company }: { company: Company | undefined }) {
  const t = useText()
  const [path] = useLocation()
  const isChat = path.startsWith('/chat')
  return (
    <nav className={styles.rail} aria-label={t('rail.label')}>
      <Seal company={company} />
      {company?.isShowDiscord && <RailLink href="/draw" label={t('rail.draw')} icon={PenTool} isCurrent={!isChat} />}
      {company?.isShowChatGPT && (
        <RailLink
          href="/chat"
          label={t('rail.chat')}
          icon={MessageCircle}
          isCurrent={isChat}
          onClick={() => toast(t('channel.notOpen'), 'warning')}
        />
      )}
    </nav>
  )
}

function Seal({ company }: { company: Company | undefined }) {
  const t = useText()
  return (
    <Link href="/draw" className={styles.seal ?? ''} title={company?.name} aria-label={company?.name ?? t('ui.home')}>
      <HouseLogo px={36} />
    </Link>
  )
}

interface RailLinkProps {
  href: string
  label: string
  icon: LucideIcon
  isCurrent: boolean
  onClick?: () => void
}

function RailLink({ href, label, icon: Icon, isCurrent, onClick }: RailLinkProps) {
  return (
    <Tooltip text={label} side="right">
      <Link
        href={href}
        className={styles.link ?? ''}
        aria-label={label}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={() => onClick?.()}
      >
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </Link>
    </Tooltip>
  )
}
