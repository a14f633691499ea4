import { readPackRows } from './read-pack-rows.ts'

export const furniture = readPackRows(`
chair | = | .85
bed | = | .8 | large
bathtub | = | .95
shower | = | .5 | air
toilet | = | .75
door | = | 1.5 | large
mirror | = | .7
picture frame | framed-picture | .5 | fixed
clock | mantelpiece-clock | .4 | fixed
alarm clock | = | .26 | fixed
hourglass | hourglass-not-done | .34
potted plant | = | .5
light bulb | = | .26 | glows
diya | diya-lamp | .2 | glows
ladder | = | 1.3
file cabinet | = | .75
box | package | .4 | fixed
teddy bear | = | .4
nesting doll | nesting-dolls | .34
japanese doll | flat:japanese-dolls | .4
coffin | = | .8
window frame | window | .8
tent | = | 1.1 | large
beach umbrella | umbrella-on-ground | 1.2
playground slide | = | 1.2
wheelchair | manual-wheelchair | .9
luggage | = | .6
`)
