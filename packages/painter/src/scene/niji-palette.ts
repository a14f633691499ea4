import type { TimeOfDay } from '../recipe/recipe.ts'

type Row = readonly [string, string, string, string, string, string, string, string, string, string]

/** Niji's own light, in the order of the palette's rows: clean skies, white clouds, pink evenings, nights of teal and violet. */
export const NIJI_ROWS: Readonly<Record<TimeOfDay, readonly Row[]>> = {
  day: [
    ['#1f86e0', '#62bcf5', '#d4f2fb', '#fffbe8', '#fff6de', '#c9d8ee', '#cfeaf6', '#ffffff', '#a9cdf0', '#2c3f78'],
    ['#2a9adf', '#86d4f0', '#f0fae6', '#fffdf0', '#fff8e2', '#cfdcea', '#dff2ee', '#ffffff', '#b0d6ea', '#2a4670'],
    ['#4a8ef0', '#9cc8fb', '#ffe6f0', '#fff6ea', '#fff2ea', '#d6d6ee', '#f2e4f0', '#ffffff', '#c0c6f0', '#3a3a78'],
  ],
  dawn: [
    ['#78a8f2', '#f8b6d0', '#ffe6be', '#fff8dc', '#ffe8d0', '#d2c8e6', '#fbd4dc', '#fff2f0', '#d6aed8', '#4a4488'],
    ['#66c0e0', '#ffd0c0', '#fff4cc', '#fffae0', '#ffeed0', '#ccd0e0', '#ffe2d0', '#fff6ea', '#d0b8d0', '#3c4c84'],
  ],
  sunset: [
    ['#3a3a9c', '#f0629a', '#ffc36a', '#fff2b8', '#ffc286', '#bc98c6', '#f29aa0', '#ffc8ac', '#a85aa8', '#3a2668'],
    ['#2a5ab0', '#f48c80', '#ffda8c', '#fff6c4', '#ffcc90', '#b6a8c8', '#f2b29a', '#ffd6b6', '#a870a0', '#2c2c66'],
  ],
  night: [
    ['#061a44', '#12508c', '#3fb0c0', '#f8f6dc', '#a2c2f4', '#6684be', '#2a6c98', '#8ac4e0', '#1f4a88', '#081438'],
    ['#0a1250', '#3a3aa0', '#b878d0', '#fff0e0', '#bab0f8', '#7674be', '#5a4aa8', '#a898e8', '#2c2a78', '#0c0a38'],
    ['#04203a', '#0c6878', '#6fd8b8', '#f4fbe4', '#a0dada', '#5c94a4', '#1f7884', '#8ad8d0', '#14586c', '#04162c'],
  ],
}
