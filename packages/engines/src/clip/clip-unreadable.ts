/**
 * `not_a_clip`: something else by its first bytes. `no_picture`: nothing to see, or nothing that moves. `cut_off`: a part is missing.
 * `index_lies`: what it says of itself does not fit what is there. `too_large`, `too_long`: more than is kept.
 */
export type ClipFault = 'not_a_clip' | 'no_picture' | 'cut_off' | 'index_lies' | 'too_large' | 'too_long'

/** These bytes are no clip that can be given out. */
export class ClipUnreadable extends Error {
  override name = 'ClipUnreadable'
  readonly fault: ClipFault

  constructor(fault: ClipFault, options?: ErrorOptions) {
    super(fault, options)
    this.fault = fault
  }
}
