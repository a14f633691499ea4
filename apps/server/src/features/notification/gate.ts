export { personalData } from './person-queries.ts'
export { prepareKeys } from './push/get-keys.ts'
export { countEndpoints } from './push/queries.ts'
