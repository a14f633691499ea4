/** How lively what is in it moves. */
export type Motion = 'low' | 'high'

/** What the camera does. */
export const CAMERA_MOVES = ['still', 'in', 'out', 'left', 'right', 'up', 'down', 'orbit'] as const
export type CameraMove = (typeof CAMERA_MOVES)[number]

/** What an engine that makes clips can start from and how far it goes. */
export interface ClipAbilities {
  /** Of words alone. */
  fromWords: boolean
  /** From a first picture. */
  fromPicture: boolean
  /** To a last picture. */
  toPicture: boolean
  /** Seconds of the longest clip that it makes at once. */
  longest: number
}
