import type { BotType } from '@easel/contract/drawing'
import { useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { closeDialog } from '../../../lib/dialog-address.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { SuffixField } from '../../settings/suffix-field.tsx'
import { useBot } from '../composer/store.ts'
import { NamedOptions } from './named-options.tsx'

interface PreferPanelProps {
  /** `suffix`, or else the named options. */
  part: string
  channelId: string
}

const NAMES = { MID_JOURNEY: 'MJ', NIJI_JOURNEY: 'niji' } as const satisfies Record<BotType, string>
const BOTS: { value: BotType; label: string }[] = [
  { value: 'MID_JOURNEY', label: NAMES.MID_JOURNEY },
  { value: 'NIJI_JOURNEY', label: NAMES.NIJI_JOURNEY },
]
/** About as tall as a person's named options, which come bit by bit. */
const TALL_PX = 480

/** What one has a bot add to prompts: a suffix to all of them, or words and parameters by name. */
export function PreferPanel({ part, channelId }: PreferPanelProps) {
  const t = useText()
  const [current] = useBot()
  const [bot, setBot] = useState(current)
  const isSuffix = part === 'suffix'
  return (
    <Dialog
      isOpen
      title={t(isSuffix ? 'prefer.suffix' : 'prefer.options')}
      onClose={closeDialog}
      options={{ width: 520, ...(!isSuffix && { tallPx: TALL_PX }) }}
    >
      <RadioGroup label={t('params.bot')} value={bot} choices={BOTS} onChange={setBot} />
      {isSuffix ? (
        <SuffixField key={bot} bot={{ botType: bot, name: NAMES[bot] }} channelId={channelId} />
      ) : (
        <NamedOptions key={bot} botType={bot} />
      )}
    </Dialog>
  )
}
