import { readPackRows } from './read-pack-rows.ts'

export const kitchen = readPackRows(`
bowl | bowl-with-spoon | .2
plate | fork-and-knife-with-plate | .22
cutlery | fork-and-knife | .24
spoon | = | .22
chopsticks | = | .2
kitchen knife | = | .2
jar | = | .24
vase | amphora | .4
fondue | = | .24
basket | = | .26
bucket | = | .3
barrel | oil-drum | .55
broom | = | .7 | turn=-45
sponge | = | .14
soap | = | .14
lotion | lotion-bottle | .22
toothbrush | = | .18
razor | = | .18
plunger | = | .3 | turn=-45
toilet paper | roll-of-paper | .18
trash can | wastebasket | .5
fire extinguisher | = | .45 | fixed
shopping bags | = | .45
shopping cart | = | .85
`)
