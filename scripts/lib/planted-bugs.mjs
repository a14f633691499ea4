// Mistakes that people make, each with the tests that must notice it: those in the files `tests` that have the words `only`.
// A bug is one replacement in one file, where `from` stands exactly once.
import { drawingBugs } from './planted-bugs/drawing.mjs'
import { moneyBugs } from './planted-bugs/money.mjs'
import { peopleBugs } from './planted-bugs/people.mjs'
import { pictureBugs } from './planted-bugs/pictures.mjs'

export const plantedBugs = [
  ...moneyBugs.map((bug) => ({ area: 'money', ...bug })),
  ...drawingBugs.map((bug) => ({ area: 'drawing', ...bug })),
  ...pictureBugs.map((bug) => ({ area: 'pictures', ...bug })),
  ...peopleBugs.map((bug) => ({ area: 'people', ...bug })),
]
