import type { Task } from '@easel/contract/drawing'
import { useText } from '../../../i18n/use-text.ts'
import { picturesOf } from '../../task/rules.ts'
import { altOf } from '../rules.ts'

const PICTURES_OF_A_GRID = 4

/** Alternative text of a picture: prompt and number; `index` counts from 1 and is undefined for the whole. */
export function usePictureAlt(): (task: Task, index?: number) => string {
  const t = useText()
  return (task, shown) => {
    const count = picturesOf(task).length
    const prompt = altOf(task.prompt)
    if (shown !== undefined && count > 1) return t('drawing.pictureOf', { prompt, index: shown, count })
    // A picture picked from a grid keeps its number.
    if (task.action !== 'UPSCALE' || task.index === null) return prompt
    return t('drawing.pictureOf', { prompt, index: task.index, count: PICTURES_OF_A_GRID })
  }
}
