/** Whether the person prefers reduced motion, in the settings or the system; for animations by script. */
export function prefersReducedMotion(): boolean {
  return (
    document.querySelector('[data-motion="reduced"]') !== null || matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}
