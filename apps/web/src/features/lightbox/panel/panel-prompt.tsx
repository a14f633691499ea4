import { PromptText } from '../../card/prompt-text.tsx'
import { listFlags, wordsOf } from '../../composer/rules.ts'
import { FlagButtons } from './flag-buttons.tsx'
import { useComposerChannel } from './use-composer-channel.ts'

/** Prompt of the open picture. Where there is a composer, its parameters can be reused. */
export function PanelPrompt({ prompt }: { prompt: string }) {
  const channelId = useComposerChannel()
  const flags = listFlags(prompt).filter(({ isKnown }) => isKnown)
  if (channelId === null || flags.length === 0) return <PromptText prompt={prompt} />
  return (
    <div>
      <PromptText prompt={wordsOf(prompt, flags)} />
      <FlagButtons channelId={channelId} flags={flags} />
    </div>
  )
}
