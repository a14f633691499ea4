import { ZOOM_DEFAULT } from '@easel/contract/limits'
import { useState } from 'react'
import { RatioRow } from './ratio-row.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
import { PromptField } from './prompt-field.tsx'
import { type ModalTask, readRatio, readZoom, writeRatio, writeZoom } from './rules.ts'
import { useAnswer } from './use-answer.ts'
import { ZoomFrame } from './zoom-frame.tsx'
import { ZoomSlider } from './zoom-slider.tsx'

/** Zoom factor and ratio of a zoom-out. Fields and the parameters in the prompt stay in sync. */
export function ZoomDialog({ task }: { task: ModalTask }) {
  const { modal } = task
  const [zoom, setZoom] = useState(() => readZoom(modal.prompt) ?? modal.zoom ?? ZOOM_DEFAULT)
  const [prompt, setPrompt] = useState(() => writeZoom(modal.prompt, zoom))
  const answering = useAnswer(task.id)
  const ratio = readRatio(prompt) ?? task.aspectRatio

  function handleSlide(next: number) {
    setZoom(next)
    setPrompt(writeZoom(prompt, next))
  }

  function handleWrite(next: string) {
    setPrompt(next)
    setZoom(readZoom(next) ?? zoom)
  }

  function handleSubmit() {
    answering.answer(() => ({ prompt: writeZoom(prompt, zoom), zoom }))
  }

  return (
    <AnswerDialog task={task} answering={answering} form={{ isReady: prompt.trim() !== '', onSubmit: handleSubmit }}>
      {modal.image && <ZoomFrame image={modal.image} zoom={zoom} ratio={ratio === task.aspectRatio ? null : ratio} />}
      <ZoomSlider zoom={zoom} onChange={handleSlide} />
      <RatioRow ratio={ratio} onChange={(next) => setPrompt(writeRatio(prompt, next))} />
      <PromptField value={prompt} onChange={handleWrite} />
    </AnswerDialog>
  )
}
