export { announceStanding } from './announce-standing.ts'
export { listProviders } from './list-providers.ts'
export { countWanted, listDisputedBills } from './search/queries.ts'
