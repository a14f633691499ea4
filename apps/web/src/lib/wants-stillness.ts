/** Whether a person asked for no motion, here or in their system; for what is moved by script. */
export function wantsStillness(): boolean {
  return (
    document.querySelector('[data-motion="reduced"]') !== null || matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}
