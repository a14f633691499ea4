import type { BotType } from '@easel/contract/drawing'
import { useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { closeDialog } from '../../../lib/dialog-address.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { useBot } from '../store.ts'
import { NamedOptions } from './named-options.tsx'
import { SuffixSetting } from './suffix-setting.tsx'

interface PreferPanelProps {
  /** `suffix`; anything else shows the named options. */
  part: string
  channelId: string
}

const BOTS: { value: BotType; label: string }[] = [
  { value: 'MID_JOURNEY', label: 'MJ' },
  { value: 'NIJI_JOURNEY', label: 'niji' },
]

/** Approximate heights once loaded. */
const TALL_PX = { suffix: 260, options: 480 }

/** What a bot adds to prompts: a suffix for all, or options by name. */
export function PreferPanel({ part, channelId }: PreferPanelProps) {
  const t = useText()
  const [current] = useBot()
  const [botType, setBotType] = useState(current)
  const isSuffix = part === 'suffix'
  return (
    <Dialog
      isOpen
      title={t(isSuffix ? 'prefer.suffix' : 'prefer.options')}
      onClose={closeDialog}
      options={{ width: 520, tallPx: isSuffix ? TALL_PX.suffix : TALL_PX.options }}
    >
      <RadioGroup label={t('params.bot')} value={botType} choices={BOTS} onChange={setBotType} />
      {isSuffix ? (
        <SuffixSetting key={botType} botType={botType} channelId={channelId} />
      ) : (
        <NamedOptions key={botType} botType={botType} />
      )}
    </Dialog>
  )
}
