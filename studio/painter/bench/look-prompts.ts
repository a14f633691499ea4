/** Prompts by which the look of single pictures is judged, wide as what people ask for, half of them in Chinese. One a line. */
export const LOOK_PROMPTS = `a bowl of ramen seen from above
three macarons and a cup of espresso
a loaf of sourdough bread, rustic, food photography
sushi platter, top view
a slice of strawberry cake with a fork
fresh oranges and a glass of juice
a cheeseburger with fries, studio lighting
a perfume bottle, luxury product shot
white sneakers floating, advertising photo
wireless headphones on a pedestal, soft light
a wristwatch, macro photography
a red lipstick, cosmetics advertisement
a minimalist logo of a fox head
flat vector icon of a rocket
a sticker of a happy avocado
an emblem of a lion with a crown
abstract fluid gold and teal
geometric pattern of triangles, pastel
colorful gradient background
marble texture, black and gold
a humpback whale breaching
an octopus
a school of tropical fish
a camel
a penguin family
a lion portrait
a giraffe eating leaves
a red panda, watercolor
an owl, ink drawing
a hedgehog with a mushroom
a cat, pencil sketch
a golden retriever puppy running
a horse galloping, dynamic
a tyrannosaurus roaring
a goldfish in a bowl
a butterfly, macro
portrait of an old fisherman, close-up
a young woman with freckles, studio portrait
a chef tossing a pan
a violinist playing
a ballerina leaping
two boxers fighting
a girl reading a book in a library
a scientist in a laboratory
children in a classroom
a woman drinking coffee in a cafe
a couple hugging in a train station
a mechanic in a garage
a monk meditating in a temple
a knight fighting a dragon
an astronaut floating in space
a robot holding a flower
a wizard casting a spell
a ninja on a rooftop at night
a vintage motorcycle
a steam locomotive
a spaceship landing
a hot air balloon over mountains at dawn
a sailboat in a storm
an abandoned church in the fog
一碗热腾腾的牛肉面
一盘饺子，俯视
月饼和一壶茶
一杯珍珠奶茶，产品摄影
草莓蛋糕，美食摄影
一瓶香水，电商主图，白色背景
运动鞋，产品海报
一只手表，黑色背景
极简猫咪标志
火箭图标，扁平风格
熊猫贴纸
抽象流体，金色和蓝色
几何图案，彩色
渐变色背景
大理石纹理
鲸鱼
一只章鱼，水彩
鲨鱼群
骆驼
企鹅
东北虎，特写
丹顶鹤，水墨
猫头鹰
一只橘猫
柯基
骏马奔腾，水墨
锦鲤
蝴蝶
古装美女，特写
穿汉服的少女，半身像
老爷爷笑着，肖像
京剧演员
舞狮
宇航员
机器人弹吉他
武侠剑客，剑气
小和尚打坐
女孩在图书馆看书
医生在医院里
学生在教室里上课
地铁站里的女孩
雨中的街道，行人打伞
江南水乡，乌篷船
苏州园林，亭子
福建土楼
龙脊梯田，日出
故宫，雪景
长城，秋天
上元灯会，夜晚，灯笼
竹林里的熊猫
沙漠里的骆驼商队
月球上的兔子
海底城市
火山爆发
樱花树下的少女
星空下的帐篷
暴风雨中的灯塔
一辆红色跑车
老式相机
一束玫瑰花
水晶球
一把古琴`.split('\n')
