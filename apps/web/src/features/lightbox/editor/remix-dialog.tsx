import { useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { rethrowFieldMessage } from '../../../lib/rethrow-field-message.ts'
import { Switch } from '../../../ui/switch.tsx'
import { useSession } from '../../account/api.ts'
import { useSaveProfile } from '../../account/profile/api.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { PromptDiff } from './prompt-diff.tsx'
import { PromptField } from './prompt-field.tsx'
import type { ModalTask } from './rules.ts'
import { useAnswer } from './use-answer.ts'

/** Edits the prompt of a variation, reroll or pan before it is drawn. */
export function RemixDialog({ task }: { task: ModalTask }) {
  const original = task.modal.prompt
  const [prompt, setPrompt] = useState(original)
  const answering = useAnswer(task.id)
  return (
    <AnswerDialog
      task={task}
      answering={answering}
      form={{ isReady: prompt.trim() !== '', onSubmit: () => answering.answer(() => ({ prompt })) }}
    >
      <PromptField value={prompt} onChange={setPrompt} />
      <PromptDiff before={original} after={prompt} />
      <RemixSwitch botType={task.botType} />
    </AnswerDialog>
  )
}

function RemixSwitch({ botType }: Pick<ModalTask, 'botType'>) {
  const t = useText()
  const user = useSession()
  const profile = useSaveProfile()
  if (!user) return null
  const isNiji = botType === 'NIJI_JOURNEY'
  return (
    <Switch
      label={t('modal.remix', { bot: isNiji ? 'niji' : 'MJ' })}
      hint={t('modal.remixHint')}
      isOn={isNiji ? user.nijiRemix : user.mjRemix}
      save={(isOn) => profile.mutateAsync(isNiji ? { nijiRemix: isOn } : { mjRemix: isOn }).catch(rethrowFieldMessage)}
    />
  )
}
