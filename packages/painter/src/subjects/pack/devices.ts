import { readPackRows } from './read-pack-rows.ts'

export const devices = readPackRows(`
computer | desktop-computer | .45
laptop | = | .3
keyboard | = | .16
computer mouse | = | .18
printer | = | .32
phone | mobile-phone | .24
telephone | = | .28
television | = | .5
radio | = | .3
camera | = | .24
video camera | = | .28
movie camera | = | .4
film projector | = | .4
clapperboard | clapper-board | .28 | fixed
disc | optical-disk | .22
stopwatch | = | .24 | fixed
book stack | books | .26
notebook | notebook-with-decorative-cover | .24
open book | = | .22
newspaper | = | .24
scroll | = | .3
envelope | = | .2 | fixed
clipboard | = | .28 | fixed
pen | = | .22
fountain pen | = | .22
ruler | straight-ruler | .24 | turn=45
map | world-map | .3 | fixed
globe | globe-showing-asia-australia | .36
abacus | = | .28
traffic light | vertical-traffic-light | 1
siren | police-car-light | .26 | glows
barber pole | = | .6
mailbox | postbox | .85 | fixed
coin | = | .2
money bag | money-bag | .32 | fixed
pencil | = | .22 | turn=45
`)
