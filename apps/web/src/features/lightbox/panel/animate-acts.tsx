import type { Task } from '@easel/contract/drawing'
import type { Motion } from '@easel/contract/submits'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import Clapperboard from 'lucide-react/icons/clapperboard'
import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { useSession } from '../../account/api.ts'
import { useCompany } from '../../company/api.ts'
import { quoteOf } from '../../composer/bar/api.ts'
import { QuoteLine } from '../../composer/bar/quote-line.tsx'
import { listFlags, wordsOf } from '../../composer/rules.ts'
import { sendOrder } from '../../composer/send/api.ts'
import type { VideoOrder } from '../../composer/send/rules.ts'
import { isClip, type Openable, picturesOf } from '../../task/rules.ts'
import styles from './animate-acts.module.css'

const MOTIONS: readonly Motion[] = ['high', 'low']

interface AnimateActsProps {
  task: Task
  image: Openable
}

/** Sets one of a grid's pictures in motion; a single picture has buttons for it. Only where something can make clips. */
export function AnimateActs({ task, image }: AnimateActsProps) {
  const makesClips = useCompany()?.media.includes('video') ?? false
  if (!makesClips || isClip(image) || picturesOf(task).length < 2) return null
  return <Acts task={task} image={image} />
}

function Acts({ task, image }: AnimateActsProps) {
  const t = useText()
  const client = useQueryClient()
  const credits = useSession()?.credits ?? 0
  // However much moves, it costs the same.
  const { data: quote } = useQuery(quoteOf(task.channelId, orderOf(task, image, 'low'), credits))
  return (
    <div className={styles.acts} role="group" aria-label={t('drawing.group.animate')}>
      {MOTIONS.map((motion) => (
        <Button
          key={motion}
          size="small"
          onClick={() => sendOrder(client, task.channelId, orderOf(task, image, motion), quote)}
        >
          <Clapperboard size={15} strokeWidth={1.75} aria-hidden />
          {t('drawing.act.named', { group: t('drawing.group.animate'), name: t(`drawing.act.animate.${motion}`) })}
        </Button>
      ))}
      <p className={styles.price}>{quote && <QuoteLine quote={quote} />}</p>
    </div>
  )
}

function orderOf({ id, botType, prompt }: Task, image: Openable, motion: Motion): VideoOrder {
  const words = wordsOf(prompt, listFlags(prompt))
  return { kind: 'video', botType, ...(words && { prompt: words }), image: image.id, parentId: id, motion }
}
