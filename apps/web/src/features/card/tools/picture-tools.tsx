import type { Task } from '@easel/contract/drawing'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import styles from './picture-tools.module.css'
import { usePictureActs } from './use-picture-acts.ts'

/** Tools of the picture under the pointer, in its corner. Screens without a pointer have them in the card's menu. */
export function PictureTools({ task }: { task: Task }) {
  return matchMedia('(any-hover: hover)').matches && <Tools task={task} />
}

function Tools({ task }: { task: Task }) {
  const room = useRef<HTMLDivElement>(null)
  const at = useAimedAt(room)
  const { pictures, acts } = usePictureActs(task)
  const picture = pictures[at - 1]
  return (
    // Of the picture too: it stays lit while the pointer is on its tools.
    <div ref={room} className={styles.tools} data-aims={at} data-place={pictures.length > 1 ? at : 'whole'}>
      {picture &&
        acts.map(({ label, icon, act }) => (
          <IconButton
            key={act}
            size="small"
            icon={icon}
            label={pictures.length > 1 ? picture.say(label) : label}
            className={styles.tool}
            onClick={picture[act]}
          />
        ))}
    </div>
  )
}

/** Number of the picture that the pointer or the keyboard was last on, from 1; 0: of none yet, and there is nothing to render. */
function useAimedAt(room: RefObject<HTMLElement | null>): number {
  const [aimed, setAimed] = useState(0)
  useEffect(() => {
    const area = room.current?.parentElement
    const aim = ({ target }: Event) => {
      const picture = target instanceof Element && target.closest<HTMLElement>('[data-picture-id]')
      if (picture) setAimed(Number(picture.dataset.aims ?? 1))
    }
    area?.addEventListener('pointerover', aim)
    area?.addEventListener('focusin', aim)
    return () => {
      area?.removeEventListener('pointerover', aim)
      area?.removeEventListener('focusin', aim)
    }
  }, [room])
  return aimed
}
