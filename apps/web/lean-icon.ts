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
 * makes components of them weighs a tenth, since nobody here uses its contexts, aliases and absolute strokes. Paths are
 * drawn as one: long lists have an icon in every row, and elements are what they are slow by.
 */
function createLucideIcon({ node }: Drawing) {
  const children = node.filter(isNoPath).map(([name, attributes]) => createElement(name, attributes))
  const d = node.flatMap(([name, attributes]) => (name === 'path' ? attributes.d : [])).join(FROM_THE_START)
  return ({ size = 24, ...rest }: IconProps) =>
    createElement('svg', { ...LOOK, width: size, height: size, ...rest }, d && createElement('path', { d }), children)
}

const isNoPath = ([name]: IconNode[number]) => name !== 'path'

/** Between two paths of one: a small first letter means from here, and a path begins at the corner. */
const FROM_THE_START = 'M0 0'

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
