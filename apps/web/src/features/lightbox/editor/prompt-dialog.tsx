import { useState } from 'react'
import { AnswerDialog } from './answer-dialog.tsx'
import { PromptField } from './prompt-field.tsx'
import type { ModalTask } from './rules.ts'
import { useAnswer } from './use-answer.ts'

/** A prompt found by describe or shorten: draw it unchanged or edit it first. */
export function PromptDialog({ task }: { task: ModalTask }) {
  const [prompt, setPrompt] = useState(task.modal.prompt)
  const answering = useAnswer(task.id)
  return (
    <AnswerDialog
      task={task}
      answering={answering}
      form={{ isReady: prompt.trim() !== '', onSubmit: () => answering.answer(() => ({ prompt })) }}
    >
      <PromptField value={prompt} onChange={setPrompt} />
    </AnswerDialog>
  )
}
