import type { Image } from '@easel/contract/media'
import { useRef, useState } from 'react'
import { useText } from '../../../../i18n/use-text.ts'
import { upload } from '../../../../lib/upload.ts'
import { AnswerDialog } from '../answer-dialog.tsx'
import { PromptField } from '../prompt-field.tsx'
import type { ModalTask } from '../rules.ts'
import { useAnswer } from '../use-answer.ts'
import styles from './region-dialog.module.css'
import { RegionNote } from './region-note.tsx'
import { RegionStage } from './region-stage.tsx'
import { RegionTools } from './region-tools.tsx'
import { useMask, writeMask } from './use-mask.ts'
import { usePicture } from './use-picture.ts'
import { useRegion } from './use-region.ts'
import { useRegionKeys } from './use-region-keys.ts'
import { useView } from './use-view.ts'

/** Limited by the window. */
const WIDTH_PX = 1600

/** Vary region: select a part of the picture and edit the prompt. */
export function RegionDialog({ task, image }: { task: ModalTask; image: Image }) {
  const t = useText()
  const [prompt, setPrompt] = useState(task.modal.prompt)
  const answering = useAnswer(task.id)
  const loading = usePicture(image.url)
  const frame = useRef<HTMLDivElement>(null)
  const isMoving = useRef(false)
  const viewing = useView(frame, image)
  const region = useRegion(image)
  const mask = useMask(image, region.history.shapes)
  useRegionKeys(region, viewing, isMoving)

  function handleSubmit() {
    answering.answer(async () => {
      const sent = await upload('mask', await writeMask(mask.canvas), { quiet: true })
      return { prompt, mask: sent.id }
    })
  }

  const isReady = prompt.trim() !== '' && mask.percent > 0 && region.box === null
  return (
    <AnswerDialog task={task} answering={answering} form={{ isReady, onSubmit: handleSubmit, width: WIDTH_PX }}>
      <div className={styles.editor}>
        <RegionTools region={region} onFit={viewing.fit} />
        {loading.state === 'failed' && <p role="alert">{t('region.pictureFailed')}</p>}
        <RegionStage
          picture={loading.state === 'ready' ? loading.picture : undefined}
          size={image}
          mask={mask}
          region={region}
          moving={{ viewing, frame, isMoving }}
        />
        <RegionNote percent={mask.percent} box={region.box} />
      </div>
      <PromptField value={prompt} onChange={setPrompt} />
    </AnswerDialog>
  )
}
