import { useFormats } from '../../i18n/format.ts'
import { useOrderText } from '../../i18n/order-words.ts'
import { useCompany } from '../company/api.ts'
import { gridsOf } from './rules.ts'

/** Writes credits with the pictures that they draw at today's price: `1,500 credits, about 375 grids`. */
export function useCreditWords(): (credits: number) => string {
  const t = useOrderText()
  const { number } = useFormats()
  const gridCost = useCompany()?.gridCost ?? 0
  return (count) => {
    const credits = t('drawing.credits', { credits: number(count) })
    const grids = gridsOf(count, gridCost)
    return grids > 0 ? t('subscribe.inGrids', { credits, n: number(grids) }) : credits
  }
}
