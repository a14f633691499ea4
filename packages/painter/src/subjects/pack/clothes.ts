import { readPackRows } from './read-pack-rows.ts'

export const clothes = readPackRows(`
dress gown | dress | .9
t shirt | t-shirt | .6
necktie | = | .6
jeans | = | .7
shorts | = | .45
bikini | = | .45
swimsuit | one-piece-swimsuit | .55
kimono | = | .8
sari | = | .8
trench coat | coat | .8
lab coat | = | .8
safety vest | = | .6
running shirt | = | .55
karate uniform | martial-arts-uniform | .7
wool scarf | scarf | .5
gloves | = | .3
socks | = | .3
running shoe | = | .24
dress shoe | mans-shoe | .22
hiking boot | = | .3
boot | womans-boot | .4
high heel | high-heeled-shoe | .26 | left
flat shoe | = | .2
sandal | womans-sandal | .2
flip flop | thong-sandal | .2
ballet shoes | = | .3
ice skate | = | .3
roller skate | = | .3
cap | billed-cap | .24 | left
top hat | = | .28
sun hat | womans-hat | .26
graduation cap | = | .28
hard hat | rescue-workers-helmet | .26 | fixed
helmet | military-helmet | .26
crown | = | .26
glasses | = | .16
sunglasses | = | .16
goggles | = | .2
diving mask | = | .28
ring | = | .2
necklace | prayer-beads | .3
gem | gem-stone | .24
lipstick | = | .2
nail polish | = | .22
purse | = | .24
handbag | = | .3
clutch bag | = | .22
backpack | = | .42
briefcase | = | .36
watch | = | .26 | fixed
ribbon | = | .28
folding fan | folding-hand-fan | .3
closed umbrella | = | .6 | turn=45
`)
