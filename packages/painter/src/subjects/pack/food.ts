import { readPackRows } from './read-pack-rows.ts'

export const food = readPackRows(`
banana | = | .2
orange fruit | tangerine | .2
lemon | = | .17
lime | = | .17
grapes | = | .24
watermelon | = | .24
melon | = | .28
pineapple | = | .3
mango | = | .2
peach | = | .2
pear | = | .22
green apple | = | .2
cherries | = | .2
strawberry | = | .18
blueberries | = | .18
kiwi | kiwi-fruit | .17
coconut | = | .22
avocado | = | .2
olive | = | .18
tomato | = | .18
eggplant | = | .2
carrot | = | .2
radish | root-vegetable | .2
corn | ear-of-corn | .24
chili | hot-pepper | .18
bell pepper | = | .18
cucumber | = | .2
cabbage | leafy-green | .24
broccoli | = | .22
garlic | = | .16
onion | = | .18
ginger | ginger-root | .18
potato | = | .16
sweet potato | roasted-sweet-potato | .18
peas | pea-pod | .17
beans | = | .16
peanuts | = | .15
chestnut | = | .15
shiitake | brown-mushroom | .2
bread | = | .22
baguette | baguette-bread | .16
croissant | = | .18
bagel | = | .18
pretzel | = | .18
flatbread | = | .18
pancakes | = | .22
waffle | = | .18
butter | = | .15
cheese | cheese-wedge | .18
egg | = | .16
fried egg | cooking | .22
bacon | = | .18
steak | cut-of-meat | .18
ham leg | meat-on-bone | .22
drumstick | poultry-leg | .22
hamburger | = | .22
french fries | = | .24
hot dog | = | .18
pizza | = | .22
sandwich | = | .18
taco | = | .2
burrito | = | .2
kebab | stuffed-flatbread | .2
tamale | = | .18
falafel | = | .18
salad | green-salad | .2
soup | pot-of-food | .22
paella | shallow-pan-of-food | .2
ramen | steaming-bowl | .24
rice | cooked-rice | .2
curry | curry-rice | .2
rice ball | = | .2
sushi | = | .18
bento | bento-box | .2
spaghetti | = | .2
tempura | fried-shrimp | .2
dumpling | = | .16
takeout box | = | .22 | fixed
narutomaki | fish-cake-with-swirl | .16
rice cracker | = | .17
dango | = | .24
mooncake | moon-cake | .17
fortune cookie | = | .17
cake | birthday-cake | .28
cake slice | shortcake | .2
cupcake | = | .2
pie | = | .18
doughnut | = | .18
cookie | = | .17
chocolate | chocolate-bar | .18
candy | = | .16
lollipop | = | .24 | turn=45
pudding | custard | .18
honey | honey-pot | .22
ice cream | soft-ice-cream | .26
sundae | ice-cream | .24
shaved ice | = | .24
popcorn | = | .24
canned food | = | .2
salt | = | .2
coffee cup | hot-beverage | .2
green tea | teacup-without-handle | .18
bubble tea | = | .26
soda | cup-with-straw | .26
juice | beverage-box | .22
milk | glass-of-milk | .22
beer | beer-mug | .24
beers | clinking-beer-mugs | .26
wine | wine-glass | .26
champagne | bottle-with-popping-cork | .34
toast glasses | clinking-glasses | .26
cocktail | cocktail-glass | .24
tropical drink | = | .28
whiskey | tumbler-glass | .2
sake | = | .24
mate | = | .22
baby bottle | = | .24 | turn=-40
`)
