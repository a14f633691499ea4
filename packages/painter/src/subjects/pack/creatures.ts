import { readPackRows } from './read-pack-rows.ts'

export const creatures = readPackRows(`
ox | ox | 1.15 | left large
water buffalo | water-buffalo | 1.15 | left large
bison | bison | 1.25 | left large
lamb | ewe | .5 | left
ram | ram | .8 | left
wild boar | boar | .75 | left
donkey | flat:donkey | .95 | left
bactrian camel | two-hump-camel | 1.4 | left large
llama | llama | 1.05 | left
mammoth | mammoth | 1.8 | left large
orangutan | orangutan | 1
sloth | sloth | .7
leopard | leopard | .8 | left
badger | badger | .45 | left
skunk | skunk | .4 | left
beaver | beaver | .45
rat | rat | .24 | left
poodle | poodle | .5 | left
chick | baby-chick | .2 | left
hatching chick | hatching-chick | .26
turkey | turkey | .55
goose | goose | .6 | left
dodo | dodo | .65 | left
dove | dove | .34 | air left
caterpillar | bug | .2 | left
worm | worm | .16
ant | ant | .16 | left
beetle | beetle | .18
cricket | cricket | .18
cockroach | cockroach | .14
spider web | spider-web | .6
scorpion | scorpion | .26
fly | fly | .14 | air
mosquito | mosquito | .16 | air
monarch | monarch-butterfly | .22 | air
orca | orca | 1.3 | water left large
squid | squid | .6 | water
lobster | lobster | .36
shrimp | shrimp | .22 | left
pufferfish | blowfish | .34 | water left
tropical fish | tropical-fish | .34 | water left
tuna | fish | .4 | water left
oyster | oyster | .2
seashell | spiral-shell | .2
microbe | microbe | .4
nest | nest-with-eggs | .22
empty nest | empty-nest | .22
feather | feather | .24
bone | bone | .16
skull | skull | .24
`)
