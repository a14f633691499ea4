import type { SubjectTraits } from '../plate.ts'

export const THING: SubjectTraits = { habitat: 'ground', height: 0.25, aspect: 1, stand: 'stands', large: false }
