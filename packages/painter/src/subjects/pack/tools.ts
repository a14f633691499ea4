import { readPackRows } from './read-pack-rows.ts'

export const tools = readPackRows(`
hammer | = | .26 | turn=45
axe | = | .5 | turn=45
pickaxe | pick | .55 | turn=45
shovel | = | .6 | turn=-45
saw | carpentry-saw | .26
screwdriver | = | .26 | turn=45
wrench | = | .28
nut and bolt | = | .2
gear | = | .36
toolbox | = | .34
clamp | = | .3
magnet | = | .28
scissors | = | .24
needle | sewing-needle | .2
thread | = | .22
yarn | = | .22
safety pin | = | .18
paperclip | = | .18
pushpin | = | .18
knot | = | .3
brick | = | .34
log | wood | .36
key | = | .2
old key | = | .22
lock | locked | .28
hook | = | .28
anchor | = | .6
wheel | flat:wheel | .7
tire | wheel | .6
fishing rod | fishing-pole | .8
butterfly net | net-with-handle | .7
mouse trap | = | .2
cane | white-cane | .7 | turn=-45
crutch | = | .8 | turn=-45
flashlight | = | .26
magnifying glass | magnifying-glass-tilted-left | .28
scale | balance-scale | .55
compass | = | .26 | fixed
thermometer | = | .3
microscope | = | .36
telescope | = | .9
test tube | = | .26
alembic | = | .34
dna | = | .6
syringe | = | .26
pill | = | .14
stethoscope | = | .36
satellite dish | satellite-antenna | .8
satellite | = | .7 | sky
parachute | = | 1.4 | sky
battery | = | .26
plug | electric-plug | .22
fuel pump | = | 1
mechanical arm | = | .5
chess pawn | = | .26
bomb | = | .28
ring buoy | = | .4
`)
