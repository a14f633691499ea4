import type { Medium } from '../../recipe.ts'
import type { Meaning, MeaningRow } from '../meaning.ts'

const medium = (value: Medium): Meaning => ({ kind: 'medium', medium: value, firm: true })
/** Gives way to a medium that is named more exactly: "watercolor illustration". */
const loosely = (value: Medium): Meaning => ({ kind: 'medium', medium: value, firm: false })

export const media: readonly MeaningRow[] = [
  [
    'oil painting, oil, oil on canvas, oil paint, impressionist, impressionism, impasto, impressionist painting, palette knife, acrylic, acrylic painting, thick paint, brush stroke, brushstroke, visible brushstrokes, alla prima, van gogh, vincent van gogh, monet, claude monet, rembrandt, renoir, classical painting, fine art, fine art painting, old master, expressionism, expressionist, post impressionism, post impressionist, thick brush strokes, oil colors, vermeer, caravaggio, da vinci, leonardo da vinci, john singer sargent, expressive brushstrokes, oil pastel, pointillism, pointillist, cezanne, romantic painting, baroque painting, renaissance painting, pre raphaelite, klimt, gustav klimt, acrylic paint, style of van gogh, munch, edvard munch, expressive brushwork, brushwork, acrylic on canvas, hudson river school, oil paints, style of monet, bob ross, turner',
    '油画, 印象派, 布面油画, 印象主义, 厚涂, 丙烯, 丙烯画, 油彩, 梵高, 莫奈, 印象派油画, 刮刀画, 古典油画, 油画风格, 油画质感, 伦勃朗, 表现主义, 笔触, 厚涂风格, 雷诺阿, 油画棒, 梵谷, 后印象派, 维米尔, 点彩, 古典主义, 西洋画, 油画风, 达芬奇, 卡拉瓦乔, 克林姆, 塞尚, 印象派风格, 油画笔触, 布面油彩, 油画颜料',
    [medium('oil')],
  ],
  [
    'watercolor painting, watercolor, watercolour, watercolour painting, aquarelle, watercolor style, watercolor illustration, water color, watercolors, watercolor wash, watercolor sketch, loose watercolor, soft watercolor, wet on wet, watercolor art, watercolour illustration, watercolor and ink, ink and watercolor, watercolor paint, watercolour style, water colour, watercolor splash, watercolor texture',
    '水彩, 水彩画, 水彩风格, 水彩插画, 淡彩画, 水彩晕染, 晕染, 水彩风, 水彩质感, 水彩手绘, 钢笔淡彩, 水彩笔触, 水彩画风格, 透明水彩',
    [medium('watercolour')],
  ],
  [
    'ink wash painting, ink, ink wash, sumi e, chinese painting, chinese ink painting, ink painting, chinese ink, sumi ink, chinese ink wash, traditional chinese painting, chinese brush painting, shan shui, sumie, chinese ink wash painting, gongbi, zen ink, brush painting, ink drawing, calligraphy, calligraphic, chinese traditional painting, ink style, india ink, japanese ink painting, ink brush, ink splash, splash ink, pen and ink, ink wash style, black ink, xieyi, shanshui, freehand brush, guohua, guofeng ink',
    '水墨, 水墨画, 国画, 水墨风, 中国画, 水墨风格, 中国水墨, 泼墨, 写意, 工笔, 工笔画, 中国水墨画, 墨, 传统国画, 水墨丹青, 水墨山水画, 书法, 国画风格, 留白, 墨色, 宣纸, 毛笔, 中国传统绘画, 水墨意境, 丹青, 毛笔画, 新中式水墨, 水墨插画, 写意画, 墨韵, 花鸟画, 白描, 千里江山图, 水墨晕染, 齐白石, 张大千, 吴冠中, 中国风水墨, 泼墨山水, 水墨江南, 水墨写意',
    [medium('ink')],
  ],
  [
    'anime style, anime, niji, ghibli, cel shading, niji anime, studio ghibli, makoto shinkai, cel shaded, anime art, anime key visual, miyazaki, hayao miyazaki, anime illustration, ghibli style, light novel illustration, shinkai, anime screencap, visual novel, genshin impact, key visual, japanese animation, toon shading, anime artwork, pixiv, anime screenshot, anime aesthetic, anime movie, cel animation, japanese anime, anime key art, kyoto animation, gacha game art, waifu, manhwa, webtoon, studio ghibli style, anime coloring, anime wallpaper, in anime style, anime drawing',
    '动漫, 日漫, 二次元, 吉卜力, 宫崎骏, 日系动漫, 新海诚, 赛璐璐, 动漫风格, 吉卜力风格, 二次元风格, 日式动漫, 日系插画, 动漫风, 日本动漫, 日漫风格, 番剧, 原神, 宫崎骏风格, 新海诚风格, 轻小说, 国漫, 日漫风, 动漫插画, 国漫风格, 动漫角色, 日本动画, 动画电影, 宫崎骏动漫, 日系风格, 动漫画风, 日系画风',
    [medium('anime')],
  ],
  [
    'cartoon, animation, chibi style, disney, pixar, disney style, pixar style, 3d cartoon, animated, cartoon style, cartoonish, cartoony, dreamworks, disney pixar, toy, blind box, pop mart, clay, claymation, plasticine, animated movie, animated film, figurine, 3d animation, mascot, mascot design, nendoroid, clay style, cartoon character, funko pop, toon, caricature, animation style, pixar movie, disney pixar style',
    '日系, 动画, 卡通, 迪士尼, 皮克斯, 动画片, 卡通风格, 皮克斯风格, 迪士尼风格, q版, 盲盒, 泡泡玛特, 手办, 黏土, 粘土, 卡通形象, 动画风格, 公仔, 玩偶, 吉祥物, ip形象, 粘土风格, 黏土风格, 卡通风, 卡通人物, 橡皮泥, 皮克斯动画, 潮玩, 卡通插画, ip设计',
    [loosely('anime')],
  ],
  [
    'synthwave, vaporwave, retrowave, outrun, neon noir, cyberpunk style, cyberpunk 2077, tron, blade runner, neon aesthetic, synthwave style, neon style',
    '蒸汽波, 合成波, 赛博朋克风格, 赛博朋克风, 霓虹风格, 银翼杀手, 赛博风, 霓虹美学',
    [medium('neon'), { kind: 'feature', feature: 'neon', soft: true }],
  ],
  [
    'cinematic, film still, movie still, photorealistic, realism, hyperrealistic, hyperrealism, photorealism, hyper realistic, ultra realistic, cinematic shot, movie scene, cinematic film still, cinematic style, movie poster still, photo realistic, realistic photo, raw photo, dslr, lifelike, hyper realism, cinematic photo, national geographic, canon eos, canon, nikon, sony alpha, dslr photo, true to life, cinematography, realistic style, movie, hollywood, film look, cinematic scene, cinematic look, photo realism, ultra realism, blockbuster, still from a film, still from a movie, imax, sony a7, hasselblad, documentary, unreal engine 5 render, hyper real, ultrarealistic, cinematic composition, super realistic, cinematic color grading, color grading, cinematic still, cinestill look, leica photo, cinematic atmosphere, hdr photo, wildlife photography, street photography, editorial photography, product photography, food photography, commercial photography, fashion photography, architectural photography, architecture photography, studio photography, commercial photo, travel photography, documentary photography, night photography, underwater photography, long exposure, astrophotography, magazine cover, vogue, editorial, photojournalism, advertising photography, film scene',
    '电影感, 电影, 写实, 写实主义, 超写实, 电影质感, 真实, 真实感, 逼真, 电影画面, 照片级, 写实风格, 电影镜头, 国家地理, 单反, 电影级, 电影剧照, 剧照, 真实照片, 超逼真, 写实风, 电影风格, 电影场景, 照片级真实, 电影级画质, 超真实, 佳能, 尼康, 电影大片, 大片, 好莱坞, 电影色调, 纪实, 纪实摄影, 写实摄影, 单反相机, 电影感画面, 时尚大片, 产品摄影, 商业摄影, 美食摄影, 街拍, 野生动物摄影, 真实质感, 哈苏, 长曝光, 时尚摄影, 索尼, 电影氛围, 电影感十足, 真实感强, 商业大片, 产品图, 拟真, 逼真的, 相机, 杂志封面, 时尚杂志, 广告大片, 广告摄影, 调色, 电影调色, 实拍, 街头摄影, 高级感, 商业广告, 广告, 杂志',
    [medium('cinematic')],
  ],
  [
    'photo, photograph, realistic, photography, 3d, 3d render, render, cgi, octane render, unreal engine, octane, blender, c4d, cinema 4d, vray, 3d model, unreal engine 5, 3d rendering, rendered, rendering, blender render, 3d art, digital art, concept art, digital painting, ray traced render, arnold render, redshift, v ray, ue5, zbrush, unity engine, artwork, digital artwork, game art, photoshoot, realistic painting, 3d illustration, digital render, vfx, fantasy art, video game, rpg, dungeons and dragons, artstation, trending on artstation, artstation hq, greg rutkowski, sculpture render, snapshot, image stabilizer, photographic, 3d style, video game art, game concept art, game, camera, product render, key art, product visualization, cg, splash art, trending on pixiv, fantasy concept art, game asset, book cover, unreal, cgsociety, deviantart, computer graphics',
    '照片, 摄影, 3d, 三维, 3d渲染, 渲染, 建模, c4d, oc渲染, 虚幻引擎, 三维渲染, cg, 数字艺术, 概念艺术, 数字绘画, 原画, 概念设计, 3d建模, 虚幻5, 效果图, 渲染图, 摄影作品, 游戏原画, 拍摄, 艺术摄影, 3d风格, 摄影风格, 摄影照片, 三维建模, 3d效果, 概念图, 虚幻引擎5, cg渲染, 数码绘画, 辛烷渲染, 游戏场景, 游戏, 原画设计, 摄影图, 3d模型, 立体, 板绘, blender, 游戏cg, 数位艺术, 数位绘画, 概念艺术图, 3d立体',
    [loosely('cinematic')],
  ],
  [
    'pencil drawing, pencil, pencil sketch, sketch, charcoal, line art, line drawing, graphite, charcoal drawing, hand drawn, sketchy, doodle, pencil art, colored pencil, coloured pencil, crayon, lineart, sketch style, rough sketch, pen drawing, ballpoint pen, chalk, chalk drawing, etching, engraving, blueprint, hatching, crosshatching, cross hatching, colored pencil drawing, coloring page, coloring book, sketched, pencil illustration, pen sketch, charcoal sketch, line work, linework, technical drawing, crayon drawing, fine line art, continuous line, one line drawing, architectural sketch, graphite drawing, hand drawing, wax crayon, pen line, children drawing, childlike drawing, tattoo design, tattoo, outline drawing, contour drawing, single line, scribble, gesture drawing, conte crayon, drypoint',
    '素描, 铅笔, 铅笔画, 速写, 线稿, 炭笔, 手绘, 彩铅, 蜡笔, 草图, 线描, 简笔画, 铅笔素描, 手绘风格, 手稿, 彩色铅笔, 蜡笔画, 粉笔画, 涂色, 彩铅画, 钢笔画, 线条, 线条画, 素描风格, 针管笔, 手绘风, 铜版画, 蚀刻, 线稿图, 炭笔画, 铅笔稿, 建筑草图, 涂鸦风格, 儿童画, 木炭画, 粉笔, 手绘线稿, 色铅笔, 单线条, 一笔画, 纹身, 素描画, 铅笔手绘, 刺青, 线描画, 手绘稿, 蓝图',
    [medium('pencil')],
  ],
  ['drawing, drawn', '图画', [loosely('pencil')]],
  ['painting, painted, painterly', '绘画, 画作, 名画', [loosely('oil')]],
  [
    'gouache painting, gouache, poster color, gouache style, tempera, fresco, mural, gouache illustration, gouache paint, matte paint, dunhuang, dunhuang mural, egg tempera, wall painting, byzantine, byzantine icon, persian miniature, thangka',
    '水粉, 水粉画, 广告颜料, 壁画, 敦煌, 敦煌壁画, 水粉风格, 岩彩, 水粉插画, 飞天, 敦煌风格, 唐卡, 胶彩, 湿壁画, 墙绘, 敦煌飞天, 岩彩画',
    [medium('gouache')],
  ],
  [
    "illustration, book illustration, children's book illustration, storybook illustration, illustrated, picture book, children's book, digital illustration, editorial illustration, fairy tale illustration, childrens book, folk art, naive art, illustration style, beatrix potter, kids illustration, cute illustration, botanical illustration, botanical, fantasy illustration, whimsical illustration, folk style, children illustration, illustrative, nursery art, vintage illustration, scientific illustration",
    '插画, 插图, 绘本, 童书, 儿童插画, 绘本风格, 童话绘本, 绘本插画, 插画风格, 商业插画, 民间艺术, 儿童绘本, 治愈系插画, 治愈系, 插画风, 几米, 绘本风, 手绘插画, 治愈插画, 数字插画, 植物插画, 童书插画, 农民画, 童话插画, 古风插画, 治愈风, 奇幻插画, 国风插画, 风景插画, 杂志插画',
    [loosely('gouache')],
  ],
  [
    'pixel art, 8 bit, 16 bit, 8bit, 16bit, pixel, pixelated, 8 bit pixel art, pixel style, retro game, 8-bit style, voxel, voxel art, minecraft, pixel game, 32 bit, 8 bit style, 16 bit style, pixel art style, lego, sprite, pixels, 8 bit game, retro pixel art, 16-bit pixel art, game boy, nes, snes, sprite sheet, stardew valley, 32bit, retro video game, magica voxel, lego style, arcade game',
    '像素, 像素艺术, 像素风, 像素画, 像素风格, 8bit, 体素, 我的世界, 马赛克像素, 复古游戏, 像素游戏, 红白机, 乐高, 16bit, 点阵, 点阵图, 像素图, 积木, 街机, 星露谷物语',
    [medium('pixel art')],
  ],
  [
    'low poly, lowpoly, polygon art, polygonal, low polygon, low poly style, geometric facets, low poly art, polygon, low poly 3d, origami, low-poly render, faceted, paper folding, geometric, geometric shapes, low poly model, crystal facets, ps1 style, ps1 graphics',
    '低多边形, 低面数, 多边形, 低模, 低多边形风格, 折纸, 低聚, 几何, 几何风格, 折纸风格, 低面建模, 几何图形, 折纸艺术, 几何形状, 低面, 几何化',
    [medium('low poly')],
  ],
  [
    'stained glass, stained glass window, church window, leaded glass, tiffany glass, mosaic, stained-glass style, tiffany, mosaic art, cathedral window, rose window, stained glass art, glass mosaic, glass painting, cloisonne, stained glass style, mosaic tiles, enamel',
    '彩色玻璃, 彩绘玻璃, 玻璃花窗, 彩窗, 花窗玻璃, 马赛克, 教堂彩窗, 彩色玻璃窗, 镶嵌画, 玻璃彩绘, 彩绘玻璃窗, 教堂花窗, 镶嵌玻璃, 彩色玻璃风格, 琉璃花窗, 马赛克拼贴, 景泰蓝, 玻璃画, 掐丝珐琅, 珐琅',
    [medium('stained glass')],
  ],
  [
    'paper cut, papercut, paper cutting, paper craft, papercraft, layered paper, layered paper cut, cut paper, paper art, paper cutout, paper collage, collage, kirigami, paper quilling, quilling, paper cut style, paper sculpture, paper cut art, paper layers, cutout, paper cut out, felt art, 3d paper art, layered papercut, paper diorama, cut out paper, shadow box, paper layer art, felt craft, silhouette paper art, shadow puppet, shadow puppetry',
    '剪纸, 纸雕, 纸艺, 拼贴, 剪纸风格, 中国剪纸, 纸质, 层叠纸, 窗花, 皮影, 剪纸艺术, 拼贴画, 皮影戏, 衍纸, 纸雕灯, 立体书, 拼贴艺术, 多层纸雕, 剪纸风, 立体纸雕, 年画, 民间剪纸, 剪贴, 纸雕艺术, 毛毡, 羊毛毡, 叠纸, 不织布, 拼贴风格, 纸艺风格',
    [medium('paper cut')],
  ],
  [
    'ukiyo-e woodblock print, ukiyo-e, ukiyoe, woodblock print, woodblock, woodcut, hokusai, hiroshige, japanese woodblock print, japanese woodblock, japanese print, woodcut print, linocut, woodblock printing, wood engraving, lino print, edo period, katsushika hokusai, japanese art, ukiyo e style, ukiyo e print, utagawa hiroshige, edo style, block print, linocut print, lino cut, linoprint, japanese painting, nihonga',
    '浮世绘, 木版画, 木刻, 葛饰北斋, 歌川广重, 版画, 浮世绘风格, 日式浮世绘, 木刻版画, 北斋, 日本浮世绘, 江户时代, 和风, 麻胶版画, 木板画, 江户, 日式版画, 日本画, 浮世绘风, 日式风格, 套色木刻, 丝网版画',
    [medium('ukiyo-e')],
  ],
  [
    'film photo, analog photo, analog film photo, film photography, 35mm film, polaroid, kodak, kodak portra, analog film, analogue photo, 35mm, film grain, grainy, kodachrome, fujifilm, lomo, lomography, disposable camera, cinestill, portra 400, kodak gold, analogue film, leica, 16mm film, polaroid photo, film camera, instant photo, shot on film, 35mm photograph, 35mm photo, 35 mm, 35 mm film, 35mm film photo, kodak portra 400, analog photography, vintage photo, vintage photograph, vintage photography, retro photo, old film, fuji film, super 8, super 8mm, vhs, grain, light leak, film roll, expired film, analog, medium format, medium format film, fuji superia, kodak ektachrome, ektachrome, daguerreotype, tintype, cinestill 800t, iphone photo, candid photo, y2k photo, ccd, old polaroid, tri x, ilford, shot on kodak, shot on 35mm',
    '胶片, 胶片摄影, 胶片感, 胶卷, 拍立得, 宝丽来, 柯达, 底片, 底片摄影, 胶片照片, 胶片质感, 富士, 菲林, 颗粒感, 胶片风格, 胶片颗粒, 复古照片, 底片相机, 胶片机, 底片感, 傻瓜相机, 胶片风, 柯达胶片, 富士胶片, 35mm胶片, 徕卡, 噪点, 胶片色调, 颗粒, 底片颗粒, 拍立得照片, 胶片相机, 日系胶片, 老胶片, 底片风格, 即可拍, 莱卡, 富士底片, 柯达底片, 中画幅, 底片色调, 漏光',
    [medium('film')],
  ],
  [
    'manga, comic, comic book, comic style, japanese manga, manga style, comics, graphic novel, manga panel, manga page, black and white manga, shonen manga, comic book style, comic strip, halftone, comic panel, marvel comic, ligne claire, shoujo manga, seinen manga, manga art, screentone, comic art, junji ito, comic illustration, manga illustration, manga drawing, american comic, marvel, dc comics, moebius, tintin, frank miller, akira toriyama, comic page, manga cover, retro comic',
    '漫画, 日本漫画, 黑白漫画, 美漫, 漫画风格, 漫画书, 少年漫画, 连环画, 条漫, 网点, 半调, 四格漫画, 少女漫画, 日式漫画, 漫画风, 美式漫画, 分镜, 伊藤润二, 漫威, 日漫黑白, 网点纸, 鸟山明, 漫画封面, 热血漫画, 港漫, 漫画线稿, 速度线, 半色调, 漫画插画',
    [medium('manga')],
  ],
  [
    'poster, travel poster, movie poster, vintage poster, screen print, screen print poster, flat design, vector, vector art, flat color, flat colour, flat illustration, minimalist poster, poster design, art nouveau, mucha, alphonse mucha, vector illustration, graphic design, pop art, andy warhol, risograph, bauhaus, swiss design, propaganda poster, flat vector, logo, icon, sticker, emblem design, graphic poster, flat style, vintage travel poster, retro poster, silkscreen, screenprint, minimalist illustration, badge design, graffiti, street art, banksy, art deco poster, stencil, poster art, concert poster, flat colors, minimalist vector, flat art, simple shapes, app icon, logo design, sticker design, infographic, t shirt design, tshirt design, t-shirt print, album cover, keith haring, corporate memphis, memphis design, memphis style, die cut sticker, flat vector illustration, national park poster, warhol, lichtenstein, soviet poster, constructivism, suprematism, tarot card, playing card, banner, magazine layout, typography, typographic, packaging design, flyer, greeting card, postcard, stamp, tarot, wpa poster, graphic art, bold shapes, silkscreen print, seamless pattern, pattern, wallpaper design, emblem, advertisement poster, spot color',
    '海报, 电影海报, 旅行海报, 复古海报, 扁平, 扁平化, 矢量, 矢量图, 扁平插画, 波普, 波普艺术, 新艺术运动, 穆夏, 孟菲斯, 丝网印刷, 国潮, 平面设计, 扁平风格, 海报设计, 宣传画, 宣传海报, 矢量插画, 标志, 图标, 贴纸, 包豪斯, 涂鸦, 街头艺术, 装饰艺术, 扁平化设计, 国潮风, 极简海报, 国潮插画, 扁平化风格, 平面海报, 宣传单, 扁平风, 平面插画, 波普风格, 慕夏, 商标, 贺卡, 明信片, 塔罗牌, 邮票, 徽章, 封面设计, 包装设计, 海报风格, 贴图, 安迪沃霍尔, 新艺术, 节日海报, 孔版印刷, 主视觉, 主视觉海报, 大字报, 字体设计, 表情包, logo, 极简插画, 图案, 无缝图案, 花纹, 纹样, 孟菲斯风格, 国潮海报, 广告海报, 活动海报, 壁纸图案, 插画海报, 新年海报, 绢印',
    [medium('poster')],
  ],
  [
    'cubism, cubist, picasso, pablo picasso, cubist painting, braque, juan gris, cubist style, synthetic cubism, analytical cubism, style of picasso, futurism painting, robert delaunay, orphism, kandinsky, wassily kandinsky, piet mondrian, mondrian, fragmented planes',
    '立体主义, 立体派, 毕加索, 立体主义风格, 立体派风格, 毕卡索, 布拉克, 康定斯基, 立体主义绘画, 立体派绘画, 蒙德里安, 毕加索风格',
    [medium('cubism')],
  ],
  ['black and white, black & white, black white', '黑白', [{ kind: 'black and white' }]],
]
