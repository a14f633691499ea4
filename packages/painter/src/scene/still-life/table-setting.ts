import type { Solid } from './solid.ts'

/** A table with everything on it. */
export interface Setting {
  solids: Solid[]
  /** Of the circle that holds what the picture is about. */
  radius: number
  height: number
  steams: (readonly [number, number, number])[]
  flames: (readonly [number, number, number])[]
  /** Where each subject stands and how large it is: for those who look for it in the picture. */
  spots: { subject: number; x: number; z: number; radius: number; height: number }[]
}
