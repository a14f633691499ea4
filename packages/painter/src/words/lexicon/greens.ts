import { readNounRows } from './noun-row.ts'

export const greens = readNounRows(`
hibiscus: hibiscus, hibiscus flower, azalea, magnolia, camellia, amaryllis / 芙蓉, 木槿, 扶桑, 杜鹃花, 山茶花, 玉兰
hyacinth: hyacinth, lupine, wisteria, lilac, bluebell, delphinium / 风信子, 紫藤, 丁香, 鸢尾
blossom: marigold, buttercup, yellow flower / 万寿菊, 黄花
cherry flower: pink blossom, single cherry blossom, hydrangea / 绣球花, 桃花瓣, 粉色花朵
wilted flower: wilted flower, dead rose, wilted rose / 枯萎的花, 凋谢的花, 枯花
seedling: seedling, sprout, bud, sapling / 幼苗, 嫩芽, 树苗, 芽
herb: herb, basil, rosemary, tea leaf, olive branch / 香草, 薄荷, 罗勒, 茶叶, 橄榄枝, 草药
clover: clover, four leaf clover / 四叶草, 幸运草
shamrock: shamrock / 三叶草, 酢浆草
maple leaf: maple leaf, red leaf / 枫叶, 红叶
leaf: fallen leaf, autumn leaf, brown leaf, dead leaf / 枯叶, 秋叶
green leaf: leaf, green leaf / 叶子, 绿叶, 树叶, 叶
bare tree: bare tree, dead tree, leafless tree, winter tree / 枯树, 光秃秃的树, 枯木
mushroom red: fly agaric, amanita / 毒蘑菇, 红蘑菇
`)
