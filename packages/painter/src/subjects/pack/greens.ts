import { readPackRows } from './read-pack-rows.ts'

export const greens = readPackRows(`
hibiscus | = | .35
hyacinth | = | .45
blossom | = | .3
cherry flower | cherry-blossom | .3
wilted flower | = | .45
seedling | = | .26
herb | = | .3
clover | four-leaf-clover | .26
shamrock | = | .26
maple leaf | = | .24
leaf | fallen-leaf | .24
green leaf | leaf-fluttering-in-wind | .3
bare tree | leafless-tree | 1.8 | large
mushroom red | mushroom | .3
`)
