import type { IconNode } from 'lucide-react'
import { createElement, type SVGProps } from 'react'

/** How the icon library keeps a drawing: the elements inside the `svg`, by name and attributes. */
interface Drawing {
  node: IconNode
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number
}

/**
 * Stands in for lucide-react's function of the same name in what the browser loads: the icons stay theirs, the part that
 * makes components of them weighs a tenth, since nobody here uses its contexts, aliases and absolute strokes.
 */
function createLucideIcon({ node }: Drawing) {
  const children = node.map(([name, attributes]) => createElement(name, attributes))
  return ({ size = 24, ...rest }: IconProps) =>
    createElement('svg', { ...LOOK, width: size, height: size, ...rest }, children)
}

const LOOK = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const

export { createLucideIcon as default }
