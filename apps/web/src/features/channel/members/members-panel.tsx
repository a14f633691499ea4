import X from 'lucide-react/icons/x'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PHONE, useMedia } from '../../../ui/use-media.ts'
import { useFadeOutCopy } from '../../../ui/use-fade-out-copy.ts'
import { MemberList } from './member-list.tsx'
import styles from './members-panel.module.css'

interface MembersPanelProps {
  channelId: string
  onClose: () => void
}

/** Members panel: beside the feed, on phones a bottom sheet. */
export function MembersPanel({ channelId, onClose }: MembersPanelProps) {
  const t = useText()
  const isPhone = useMedia(PHONE)

  function handleClose(event: MouseEvent) {
    const sheet = event.currentTarget.closest('dialog')
    if (sheet) sheet.close()
    else onClose()
  }

  const content = (
    <>
      <header className={styles.head}>
        <h2>{t('members.title')}</h2>
        <IconButton label={t('ui.close')} icon={X} onClick={handleClose} />
      </header>
      {/* biome-ignore lint: a scrollable region must be reachable by the keyboard */}
      <div className={styles.body} tabIndex={0}>
        <MemberList channelId={channelId} />
      </div>
    </>
  )
  if (isPhone) return <Sheet onClose={onClose}>{content}</Sheet>
  return (
    <section className={styles.panel} aria-label={t('members.title')}>
      {content}
    </section>
  )
}

/** Closed by Escape, Back and a click outside. */
function Sheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const t = useText()
  const sheet = useRef<HTMLDialogElement>(null)
  useFadeOutCopy(sheet)
  useEffect(() => {
    if (!sheet.current?.open) sheet.current?.showModal()
  }, [])

  function handleClick(event: MouseEvent) {
    if (event.target === sheet.current) sheet.current?.close()
  }

  return (
    <dialog
      ref={sheet}
      className={styles.sheet}
      aria-label={t('members.title')}
      onClose={onClose}
      onClick={handleClick}
    >
      {children}
    </dialog>
  )
}
