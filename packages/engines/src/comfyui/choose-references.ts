import { mayFill } from './own-role.ts'
import type { PlanContext, SlotInputs } from './plan.ts'
import { countPictures } from './read-template.ts'
import { REFERENCES } from './shipped.ts'
import { PICTURE_SLOTS, type Template } from './template.ts'

export interface References {
  template: Template
  /** @param strength How far the pictures may be left behind, 0 to 1 */
  fill(pictures: readonly Uint8Array[], strength: number): SlotInputs
}

/** References count fully up to this strength, and less beyond it. */
const FULL_WEIGHT_STRENGTH = 0.35

/** Reference graph for this many pictures; null: none. */
export function chooseReferences(frame: PlanContext, count: number): References | null {
  const template = chooseTemplate(frame, count)
  if (template === null) return null
  const slots = PICTURE_SLOTS.filter((slot) => slot !== 'mask' && template.slots[slot] !== undefined)
  return {
    template,
    fill(pictures, strength) {
      // A graph with more slots than pictures gets some of them twice.
      const filledSlots = slots.map((slot, index) => [slot, pictures[index % pictures.length]])
      const weight = Math.min(1, Math.max(0, 1 + FULL_WEIGHT_STRENGTH - strength))
      return { ...Object.fromEntries(filledSlots), weight }
    },
  }
}

function chooseTemplate({ settings, known }: PlanContext, count: number): Template | null {
  const { graphs, references } = settings
  if (graphs.references !== undefined) return countPictures(graphs.references) >= count ? graphs.references : null
  if (references === null || !mayFill(settings)) return null
  const { nodes, template } = REFERENCES[references]
  return nodes.every((node) => known.nodes.has(node)) ? template(count) : null
}

/** Whether several pictures are looked at beside the words. */
export function seesSeveral(frame: PlanContext): boolean {
  return chooseReferences(frame, 2) !== null
}
