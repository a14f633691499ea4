import { subjectTraits } from '../../subjects/draw-subject.ts'
import type { Stage } from '../stage.ts'

/** Distance at which the nearest subjects stand, in world units. */
export function feetDistance({ layout }: Stage): number {
  return layout.focal / Math.max(20, layout.feet - layout.horizon)
}

/** How tall a person is in this picture, in world units: houses and furniture are measured by it. */
export function measurePerson({ layout, recipe }: Stage): number {
  const alone = layout.subject / Math.max(20, layout.feet - layout.horizon)
  const tallest = Math.max(0, ...recipe.reading.subjects.map(({ name }) => subjectTraits(name)?.height ?? 0))
  // What is smaller than a person is shown as large as one; a tower never is.
  const share = tallest > 1.3 ? 1 / (tallest * 0.8) : 1
  return Math.min(2.6, Math.max(0.55, alone * share * 0.86))
}
