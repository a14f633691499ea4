export { examineRows } from './examine-rows.ts'
export { readEngineFigures } from './figures/read-engine-figures.ts'
export { listUnopened } from './reseal-keys.ts'
