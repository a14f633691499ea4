import Users from 'lucide-react/icons/users'
import { useFormats } from '../../i18n/format.ts'
import { useText } from '../../i18n/use-text.ts'
import { MEMBERS_BUTTON_ID, MembersPanel } from './members-door.tsx'
import { toggleMembers, useMembersShown } from './members-shown.ts'
import styles from './top-bar.module.css'

/** Member count of the channel; opens the member list. */
export function MembersButton({ count }: { count: number }) {
  const t = useText()
  const format = useFormats()
  const isShown = useMembersShown((state) => state.isShown)
  const name = t('channel.members', { n: count })
  return (
    <button
      type="button"
      id={MEMBERS_BUTTON_ID}
      className={styles.members}
      title={name}
      aria-label={name}
      aria-expanded={isShown}
      onClick={toggleMembers}
      {...MembersPanel.onIntent}
    >
      <Users size={16} strokeWidth={1.75} aria-hidden />
      {format.number(count)}
    </button>
  )
}
