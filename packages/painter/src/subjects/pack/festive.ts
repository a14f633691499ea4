import { readPackRows } from './read-pack-rows.ts'

export const festive = readPackRows(`
red lantern | red-paper-lantern | .5 | glows
red envelope | = | .26 | fixed
firecracker | = | .4
christmas tree | = | 1.8 | large
gift | wrapped-gift | .34
pumpkin | jack-o-lantern | .34 | glows
party popper | = | .3
confetti ball | = | .6 | air
carp streamer | = | 1.2 | air
bamboo decoration | pine-decoration | .6
tanabata tree | = | 1.2
bouquet of tulips | bouquet | .45
heart | red-heart | .4 | air
flag | triangular-flag | .6
nazar amulet | = | .24
moai | = | 1.4 | large
statue of liberty | = | 2.6 | structure left
ghost | = | .9 | air
monster | alien-monster | .8
genie | = | 1.2 | air
fairy | = | .7 | air
mermaid | = | 1 | water left
merman | = | 1 | water
superhero | = | 1.05 | air
crystal ball | = | .3 | glows
magic wand | = | .4
sword | dagger | .7 | turn=135
crossed swords | = | .7
shield | = | .5
trident | trident-emblem | .7
treasure chest | = | .45 | sink=14
headstone | = | .8
funeral urn | = | .35
wings | wing | .6 | air
star | = | .45 | air glows
glowing star | = | .5 | air glows
meteor | = | .6 | sky glows left
ringed planet | = | 1.2 | sky
fire | = | .7 | glows
campfire | camping | 1.2 | large
tornado | = | 2.4 | large
droplet | = | .3 | air
snowflake | = | .4 | air
ice cube | ice | .26
fountain | = | 1.2
boulder | rock | .7
bubble | bubbles | .5 | air
cigarette | = | .16
`)
