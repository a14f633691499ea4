/** How a picture is looked at; places are shares of the frame, y down. */
export interface ViewPlan {
  /** Below 0 the frame shows no sky. */
  horizon: number
  feet: number
  /** Height of a subject that stands alone. */
  subject: number
  /** Larger means that the land is seen from higher up: its shapes get smaller. */
  distance: number
  /** How far the subject stands from the middle, least and most. */
  off: readonly [number, number]
  backlit: boolean
  /** A great sun or moon stands behind the subject. */
  disc: boolean
  /** 1 steeply from above, where heads are near, to -1 from below, where feet are. */
  tilt: number
  /** Height of the eye against a standing viewer's. */
  eye: number
  /** 0 sharp everywhere to 1, where only the subject is. */
  blur: number
  /** 0 to 1, how dark it is around the subject. */
  gloom: number
  /** Height of the frame in heads of the subject, or null when it is seen whole. */
  heads: number | null
  /** Whether something near, out of focus, frames the view at one side. */
  framed: boolean
}
