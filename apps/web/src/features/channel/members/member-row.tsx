import type { Member } from '@easel/contract/channel'
import UserMinus from 'lucide-react/icons/user-minus'
import { useRef } from 'react'
import { useFormats } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/use-text.ts'
import { focusNeighbourRow } from '../../../lib/focus-neighbour-row.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { useIsCreator } from '../api.ts'
import { useRemoveMember } from './api.ts'
import styles from './member-list.module.css'

interface MemberRowProps {
  channelId: string
  member: Member
}

/** A member: presence, creator mark, joining date. */
export function MemberRow({ channelId, member }: MemberRowProps) {
  const t = useText()
  const format = useFormats()
  const row = useRef<HTMLDivElement>(null)
  const removal = useRemoveMember(channelId, () => focusNeighbourRow(row.current?.closest('li') ?? null))
  const mayRemove = useIsCreator(channelId) && !member.isCreator
  const name = member.name || t('user.name')
  return (
    <div ref={row} className={styles.row} data-online={member.online}>
      <span className={styles.picture}>
        <Avatar of={member} size={34} />
        {member.online && <span className={styles.online} />}
      </span>
      <span className={styles.words}>
        <span className={styles.who}>
          <b title={name}>{name}</b>
          {member.isCreator && <Tag tone="gold">{t('members.creator')}</Tag>}
        </span>
        <small>
          {t(member.online ? 'user.online' : 'members.offline')}
          {' · '}
          {t('members.joined', { date: format.date(member.joinedAt) })}
        </small>
        {removal.isError && (
          <small role="alert" className={styles.problem}>
            {removal.error.message}
          </small>
        )}
      </span>
      {mayRemove && <RemoveButton name={name} isBusy={removal.isPending} onConfirm={() => removal.mutate(member)} />}
    </div>
  )
}

interface RemoveButtonProps {
  name: string
  isBusy: boolean
  onConfirm: () => void
}

function RemoveButton({ name, isBusy, onConfirm }: RemoveButtonProps) {
  const t = useText()
  return (
    <Confirm
      trigger={
        <IconButton size="small" icon={UserMinus} label={t('members.removeOne', { name })} aria-disabled={isBusy} />
      }
      question={t('members.confirmRemove', { name })}
      act={t('members.remove')}
      onConfirm={onConfirm}
    />
  )
}
