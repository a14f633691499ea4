import type { Channel } from '@easel/contract/channel'
import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import styles from './channel-acts.module.css'
import { CreatorActs } from './creator-acts.tsx'
import { EndButton } from './end-button.tsx'
import { RenameForm } from './rename-form.tsx'

interface ChannelActsProps {
  channel: Channel
  isCurrent: boolean
}

/** Actions at the end of a channel's row. Only the open channel can be renamed. */
export function ChannelActs({ channel, isCurrent }: ChannelActsProps) {
  const [edit, setEdit] = useState<'never' | 'now' | 'over'>('never')
  if (edit === 'now' && !isCurrent) setEdit('never')

  function handleRename() {
    setEdit('now')
    if (!isCurrent) navigate(`/draw/${channel.id}`)
  }

  if (edit === 'now') return <RenameForm channel={channel} onDone={() => setEdit('over')} />
  return (
    <div className={styles.acts}>
      {channel.isCreator ? (
        <CreatorActs channel={channel} onRename={handleRename} isBack={edit === 'over'} />
      ) : (
        <EndButton channel={channel} />
      )}
    </div>
  )
}
