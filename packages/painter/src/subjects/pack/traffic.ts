import { readPackRows } from './read-pack-rows.ts'

export const traffic = readPackRows(`
bus | = | 1.1 | large
minibus | = | 1 | left large
truck | delivery-truck | 1.1 | left large
semi truck | articulated-lorry | 1.2 | left large
pickup truck | = | .9 | left
jeep | sport-utility-vehicle | .9 | left
taxi | = | .85 | left fixed
police car | = | .85 | left
ambulance | = | 1 | left
fire engine | = | 1.1 | left large
racing car | = | .55 | left
tractor | = | 1.1 | left large
motorcycle | = | .8
moped | motor-scooter | .8
rickshaw | auto-rickshaw | 1 | left
trolleybus | = | 1.2 | left large
tram | = | 1.3 | large
subway train | train | 1.3 | large
bullet train | = | 1.1 | left large
monorail | = | 1.2 | left large
railway carriage | railway-car | 1.1 | large
cable car | mountain-cableway | 1.2 | sky
helicopter | = | 1 | sky left
small airplane | = | .8 | sky left
canoe | = | .4 | water
speedboat | = | .5 | water left
cabin cruiser | motor-boat | .6 | water left
ferry | = | 1.6 | water large
cruise ship | passenger-ship | 1.8 | water large
steamship | ship | 1.7 | water large
steam locomotive toy | locomotive | .5 | left
`)
