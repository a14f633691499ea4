/** Prompts by which the look of single pictures is judged, wide as what people ask for, two fifths of them in Chinese. One a line. */
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
一把古琴
a cat sleeping under a table
a dog chasing a ball in a park
two children holding hands on a beach
a girl riding a white horse through a forest
a boy between two snowmen
a bird above a sleeping cat
a lighthouse behind a row of houses
an apple on a stack of books
a bear hugging a child
a fox looking back over its shoulder
a woman with an umbrella beside a lamp post
a man pushing a cart
a grandmother holding a baby
a group of friends around a campfire
a train going through a tunnel in the mountains
a mouse in a teacup
two knights facing each other
a monkey on the back of an elephant
a frog holding a leaf as an umbrella
a kite above a field, a boy running
a poster with the title "SUMMER JAZZ" and a saxophone
a coffee shop logo saying "Brew"
a birthday card, "Happy Birthday"
a neon sign "OPEN"
a badge of a mountain with the words "STAY WILD"
a storefront with the sign "Bakery"
seamless floral pattern
art deco wallpaper, black and gold
ink in water, blue and magenta
a cubist still life with a guitar
a cozy bedroom with a window in the morning
a modern office
a greenhouse full of plants
a train carriage interior
an underground parking lot
rooftops of an old European town at sunset
a football stadium at night
an airport hall
a playground
a harbour from above, drone photo
a man swimming in a pool
a skier jumping
a pianist at a grand piano
a family having dinner
a king on a throne
a mermaid on a rock
a crying child, close-up portrait
an angry old man, portrait
a smiling black woman, oil portrait
a pirate ship in a bottle
猫睡在椅子下面
小女孩牵着爷爷的手
老虎追赶一只鹿
少年骑着龙飞过云海
书上的苹果
桥上的情侣
两只兔子之间的胡萝卜
鸟笼里的金丝雀
抱着猫的女孩
背着书包的小学生
海报，标题“春天”，樱花
书法“福”字
春联，红纸
店铺招牌，写着“茶馆”
咖啡馆的标志
端午节赛龙舟
中秋节，一家人赏月
春节庙会
火锅，俯视
一桌家常菜
早餐，咖啡和面包
茶室，榻榻米
中式书房
现代客厅，落地窗
京都街道，夜晚
富士山和神社鸟居
桂林山水，竹筏
敦煌，骆驼
雪乡，夜晚
青花瓷纹样`.split('\n')
