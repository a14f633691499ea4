import { readPackRows } from './read-pack-rows.ts'

export const sites = readPackRows(`
church | = | 2.4 | structure
mosque | = | 2.4 | structure
synagogue | = | 2.2 | structure
hindu temple | = | 2.4 | structure
kaaba | = | 1.6 | structure
torii | shinto-shrine | 2 | structure
japanese castle | flat:japanese-castle | 2.8 | structure
classical building | = | 2 | structure
bank building | bank | 2 | structure fixed
factory | = | 2 | structure
hospital | = | 2.2 | structure fixed
school | = | 2 | structure
hotel | = | 2.4 | structure fixed
post office | = | 2 | structure
convenience store | = | 1.8 | structure fixed
department store | = | 2.2 | structure
office building | = | 2.6 | structure
stadium | = | 1.8 | structure
train station | station | 1.8 | structure
tokyo tower | = | 3.2 | structure
crane machine | building-construction | 2.6 | structure
haunted house | derelict-house | 2 | structure
garden house | house-with-garden | 1.9 | structure
houses | = | 1.9 | structure
thatched hut | hut | 1.5 | structure
chapel of love | wedding | 2 | structure
oasis | desert-island | 1.4 | large
beach scene | beach-with-umbrella | 1.2 | large
`)
