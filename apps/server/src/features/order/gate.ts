export { alarmsOf } from './alarms/rules.ts'
export { type Money, watchMoney } from './alarms/watch-money.ts'
export { listProviders } from './list-providers.ts'
