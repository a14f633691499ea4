import type { SubjectTraits } from '../plate.ts'

export const BARK = '#6b4c36'

export const GRASS = '#6f8f45'

export const TREE: SubjectTraits = { habitat: 'ground', height: 2.2, aspect: 0.86, stand: 'stands', large: true }
