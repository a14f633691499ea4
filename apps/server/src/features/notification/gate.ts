export { personalData } from './person-queries.ts'
