export { findAddressFault } from './find-address-fault.ts'
export { personalData } from './person-queries.ts'
export { resealSecrets } from './reseal-secrets.ts'
