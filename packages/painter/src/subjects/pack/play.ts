import { readPackRows } from './read-pack-rows.ts'

export const play = readPackRows(`
guitar | = | .75
banjo | = | .6 | turn=-45
violin | = | .5
harp | = | .9
trumpet | = | .4
trombone | = | .5
saxophone | = | .5
french horn | postal-horn | .4
flute | = | .4
accordion | = | .45
drum | = | .45
long drum | = | .6
maracas | = | .3
bell | = | .32
bellhop bell | = | .2
wind chime | = | .45 | air
music note | musical-notes | .5 | air
microphone | = | .28 | turn=-40
studio microphone | = | .34
megaphone | = | .3
headphones | headphone | .3
mirror ball | = | .5 | air glows
theater masks | performing-arts | .4
ticket | = | .2 | fixed
artist palette | = | .3
paintbrush | = | .28 | turn=-45
crayon | = | .22 | turn=-45
dice | game-die | .22 | fixed
puzzle | puzzle-piece | .24
mahjong | mahjong-red-dragon | .24 | fixed
playing card | flower-playing-cards | .24 | fixed
slot machine | = | .7 | fixed
joystick | = | .3
game controller | video-game | .24
yo yo | yo-yo | .2
kite | = | .8 | air
toy balloon | balloon | .45 | air
frisbee | flying-disc | .24 | air
boomerang | = | .28 | air
water gun | water-pistol | .26 | left
pinata | = | .5 | air
carousel | carousel-horse | 1.3 | large
ferris wheel | = | 2.8 | structure
roller coaster | = | 2.6 | structure
circus tent | = | 2.2 | structure
soccer ball | = | .28
basketball | = | .28
baseball | = | .22
softball | = | .24
volleyball | = | .28
rugby ball | rugby-football | .28
tennis racket | tennis | .4
badminton | = | .4
table tennis | ping-pong | .26
billiard ball | pool-8-ball | .24 | fixed
bowling | = | .4
boxing glove | = | .28
curling stone | = | .3
lacrosse | = | .5
ice hockey | ice-hockey | .5
cricket bat | cricket-game | .45
bullseye | = | .5
bow and arrow | bow-and-arrow | .6
skateboard | = | .26
scooter | kick-scooter | .75 | left
sled | = | .4
skis | = | .7
skier | = | 1 | large
snowboarder | = | 1 | large
goal net | = | 1 | large
trophy | = | .4
medal | sports-medal | .26
military medal | = | .28
`)
