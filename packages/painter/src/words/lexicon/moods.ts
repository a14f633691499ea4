import type { Meaning, MeaningRow } from '../meaning.ts'

const mood = (value: string): Meaning => ({ kind: 'mood', mood: value })

/** Words that grade the whole picture; the first of a row says its mood. */
export const moods: readonly MeaningRow[] = [
  [
    'calm, peaceful, serene, tranquil, quiet, still, relaxing, relaxed, restful, zen, meditative, soothing, minimalist, minimal, minimalism, minimalistic, simple, clean, tranquility, serenity, silence, silent, contemplative, idyllic, pastoral, hush, peace, stillness',
    '平静, 宁静, 安静, 静谧, 祥和, 安详, 恬静, 悠闲, 惬意, 禅意, 清新, 极简, 简约, 幽静, 寂静, 悠然, 岁月静好, 治愈, 疗愈, 小清新, 清幽, 淡泊, 闲适, 极简主义, 简洁, 田园, 和平, 沉静, 干净',
    [mood('calm')],
  ],
  [
    'dark, gloomy, ominous, sinister, spooky, gothic, scary, creepy, eerie, horror, grim, evil, haunted, grimdark, dim, shadowy, dystopian, post apocalyptic, apocalyptic, macabre, nightmare, nightmarish, menacing, lovecraftian, terrifying, cursed, bleak, dreary, darkness, dark fantasy, halloween, moody, noir, film noir, low key, dimly lit, wicked, demonic, hellish, apocalypse',
    '黑暗, 阴暗, 阴森, 恐怖, 哥特, 阴沉, 诡异, 暗黑, 幽暗, 昏暗, 惊悚, 末日, 废土, 邪恶, 可怕, 克苏鲁, 暗调, 低调, 哥特式, 万圣节, 噩梦, 压抑, 暗黑系, 末世, 废土风, 暗色, 黑色电影, 阴郁, 灰暗, 吓人',
    [mood('dark')],
  ],
  [
    'bright, high key, luminous, radiant, brilliant, well lit, sunlit, light filled, airy, fresh, brightly lit, glowing softly',
    '明亮, 明快, 亮丽, 敞亮, 通透, 灿烂, 光明, 高调, 透亮, 清爽, 清透',
    [mood('bright')],
  ],
  [
    'joyful, happy, cheerful, joyous, merry, festive, playful, lively, upbeat, celebration, fun, funny, happiness, humorous, jolly, cute style, kawaii, party, carefree, delighted, energetic, dynamic, celebratory, chibi, exciting, excited, optimistic',
    '欢快, 快乐, 喜庆, 热闹, 欢乐, 开心, 活泼, 节日, 童趣, 俏皮, 幽默, 搞笑, 有趣, 喜悦, 高兴, 快活, 新年, 春节, 过年, 生日, 庆祝, 派对, 萌, 呆萌, 卖萌, 动感, 活力, 热情, 阳光开朗, 调皮, 欢腾, 圣诞节, 圣诞, 中秋节, 元宵节, 端午节',
    [mood('joyful')],
  ],
  [
    'melancholy, melancholic, sad, lonely, lonesome, alone, sorrowful, solitary, solitude, somber, sombre, wistful, desolate, forlorn, gloom, loneliness, sadness, isolated, abandoned, grief, heartbroken, mournful, tragic, deserted, isolation, longing, emotional, bittersweet, despair, hopeless, empty',
    '忧郁, 孤独, 忧伤, 孤单, 悲伤, 伤感, 寂寞, 凄凉, 落寞, 萧瑟, 悲凉, 孤寂, 惆怅, 荒凉, 苍凉, 哀愁, 苍茫, 离别, 冷清, 难过, 绝望, 心碎, 废弃, 空荡荡, 空旷, 冷寂, 思念, 乡愁, 悲壮, 情绪',
    [mood('melancholy')],
  ],
  [
    'mysterious, mystical, enigmatic, mystic, arcane, occult, secret, hidden, mystery, cryptic, shrouded, sacred, holy, divine, spiritual, ritual, otherworldly, alien, esoteric, witchy, forbidden, unknown, legend, legendary, mythical, mythological, myth, shamanic',
    '神秘, 玄幻, 诡秘, 幽深, 神圣, 秘境, 奥秘, 仙境, 修仙, 仙侠, 空灵, 神话, 传说, 禁地, 异世界, 玄学, 神秘感, 未知, 灵异, 隐秘, 山海经, 志怪, 玄妙, 深邃',
    [mood('mysterious')],
  ],
  [
    'romantic, romance, love, loving, tender, intimate, passionate, in love, valentine, affectionate, sensual, sweet, wedding, romanticism, sentimental, valentines day',
    '浪漫, 爱情, 甜蜜, 恋爱, 温柔, 情人节, 爱, 深情, 婚礼, 唯美浪漫, 暧昧, 甜美, 恋人, 浪漫主义, 亲密, 七夕, 热恋, 柔美',
    [mood('romantic')],
  ],
  [
    'epic, majestic, grand, heroic, monumental, awe inspiring, breathtaking, spectacular, sublime, imposing, vast, glorious, powerful, battle, war, battlefield, mighty, magnificent, immense, regal, royal, triumphant, larger than life, genesis, creation, cosmic, sweeping, noble',
    '史诗, 壮观, 壮丽, 宏伟, 雄伟, 宏大, 气势磅礴, 恢弘, 震撼, 大气磅礴, 磅礴, 壮阔, 史诗级, 史诗感, 雄壮, 巍峨, 浩瀚, 大战, 战争, 战场, 英雄, 威武, 霸气, 广阔, 辽阔, 无尽, 创世纪, 创世, 气势, 波澜壮阔, 威严, 庄严, 战斗场面, 一望无际, 帅, 王者',
    [mood('epic')],
  ],
  [
    'dramatic, intense, high contrast, theatrical, striking, bold, strong contrast, contrast, tension, baroque, chaotic, fierce, violent, explosive, roaring, suspense, thrilling, ferocious',
    '戏剧性, 强烈, 高对比, 对比强烈, 戏剧化, 张力, 冲击力, 激烈, 凶猛, 巴洛克, 紧张, 视觉冲击, 强对比, 咆哮, 凶狠, 狂暴',
    [mood('dramatic')],
  ],
  [
    'dreamy, magical, ethereal, fairytale, fairy tale, enchanted, whimsical, fantasy, fantastical, dreamlike, storybook, wonderland, fairy, magic, dream, enchanting, heavenly, glowing magic, glittering, sparkling, sparkle, shimmering, iridescent, holographic, imagination, imaginative, dreamland, dreamscape, twinkling, glowing, glow, luminescent, bioluminescent, wonder, fantasy style, bioluminescence, faerie, utopian',
    '梦幻, 魔幻, 童话, 奇幻, 唯美, 如梦似幻, 仙, 梦境, 幻境, 飘渺, 缥缈, 童话般, 梦, 魔法, 闪闪发光, 晶莹, 晶莹剔透, 闪烁, 发光, 荧光, 璀璨, 闪耀, 仙气飘飘, 如梦如幻, 幻想, 童话风, 想象力, 奇妙, 斑斓, 流光溢彩, 波光粼粼, 绚烂, 奇幻风, 意境, 诗意, 闪光, 发着光, 散发着光芒, 光芒, 流光, 粼粼',
    [mood('dreamy')],
  ],
  [
    'surreal, surrealism, surrealist, surrealistic, dali, salvador dali, magritte, abstract, psychedelic, bizarre, weird, strange, trippy, absurd, uncanny, impossible, escher, dadaism, abstract art, abstraction, hallucination, magic realism, magical realism, double exposure, distorted, glitch, glitch art, melting, conceptual',
    '超现实, 超现实主义, 超现实风格, 达利, 抽象, 迷幻, 荒诞, 怪诞, 奇异, 奇怪, 怪异, 抽象派, 抽象画, 双重曝光, 故障, 故障艺术, 光怪陆离, 不可思议, 离奇, 扭曲, 概念, 魔幻现实主义',
    [mood('surreal')],
  ],
  [
    'vintage, retro, nostalgic, nostalgia, antique, old fashioned, sepia, old photo, aged, victorian, steampunk, 1950s, 1960s, 1970s, 1980s, 1990s, 50s, 60s, 70s, 80s, 90s, 1920s, 1930s, 1940s, classic, old timey, faded, medieval, ancient, art deco, rustic, old school, historical, traditional, renaissance, weathered, republican era, edwardian, ancient style, old world, 19th century, 18th century, antiquity, heritage, roaring twenties, old',
    '怀旧, 复古, 老照片, 泛黄, 年代感, 旧时光, 蒸汽朋克, 民国, 中世纪, 老旧, 古老, 复古风, 八十年代, 九十年代, 七十年代, 六十年代, 旧, 古典, 古风, 传统, 港风, 上世纪, 文艺复兴, 维多利亚, 老式, 做旧, 斑驳, 古代, 古色古香, 80年代, 90年代, 70年代, 60年代, 唐朝, 宋朝, 明朝, 清朝, 汉朝, 唐代, 宋代, 老派, 岁月感, 沧桑, 中国风, 新中式, 中式, 国风, 昭和, 大正, 日治时期, 千禧年, 老上海, 陈旧, 仿古, 千年',
    [mood('vintage')],
  ],
  [
    'pastel, pastel color, pastel colour, soft, gentle, delicate, muted, subtle, light colors, soft colors, soft colours, macaron, candy color, pale color, soft tone, muted color, muted colour, pastel tone, desaturated, pastel palette, candy colored, subdued, soft pastel, powdery, modern organic, organic, smooth, silky, fluffy, creamy, low saturation, morandi',
    '粉彩, 柔和, 淡雅, 轻柔, 马卡龙, 莫兰迪, 糖果色, 素雅, 清淡, 低饱和, 柔软, 奶油风, 淡彩, 柔和色调, 粉嫩, 浅色, 低饱和度, 雅致, 细腻, 多巴胺, 莫兰迪色, 马卡龙色, 软萌, 现代自然, 毛茸茸, 奶油质感, 清雅, 丝滑, 奶油色系',
    [mood('pastel')],
  ],
  [
    'vibrant, colorful, colourful, vivid, saturated, bold color, bold colour, rich color, rich colour, rainbow color, rainbow colored, multicolored, multicoloured, multicolor, vivid color, vivid colour, vibrant color, vibrant colour, bright color, bright colour, flamboyant, psychedelic color, tropical color, eye catching, original, neon color, neon colour, fluorescent, exotic, lush, rich, fauvism, gaudy, technicolor, bright palette, dopamine colors, highly saturated',
    '鲜艳, 缤纷, 五彩缤纷, 彩色, 五颜六色, 色彩鲜艳, 绚丽, 艳丽, 饱和, 色彩丰富, 多彩, 浓郁, 高饱和, 高饱和度, 七彩, 五彩, 五光十色, 炫彩, 彩虹色, 撞色, 荧光色, 华丽, 鲜明, 色彩斑斓, 缤纷多彩, 浓烈, 原创, 郁郁葱葱, 茂密, 茂盛, 繁华, 热带, 鲜亮, 花哨, 繁盛',
    [mood('vibrant')],
  ],
  [
    'monochrome, monochromatic, grayscale, greyscale, colorless, b&w, achromatic, single color, black and white photo, black and white photography, black and white photograph, black and white film, black and white drawing, black and white picture, bw, monotone, black and white style, tonal',
    '单色, 灰度, 灰阶, 黑白照, 黑白照片, 黑白摄影, 黑白画, 黑白灰, 黑白电影, 单色调, 无彩色, 黑白胶片, 黑白风格, 黑白色调, 黑白影像, 黑白写真, 黑白色',
    [mood('monochrome')],
  ],
  [
    'warm, cozy, cosy, warm color, warm colour, warm tone, homely, snug, heartwarming, warmth, homey, comfortable, comforting, inviting, toasty, hygge, warm palette, heart warming, wholesome, family',
    '温暖, 温馨, 暖色, 暖色调, 暖调, 舒适, 暖意, 暖洋洋, 暖, 温情, 暖暖, 家庭, 舒服, 慵懒, 烟火气, 人间烟火, 和煦, 惬意温暖, 暖心, 人情味, 温润',
    [mood('warm')],
  ],
  [
    'cold, cool, chilly, icy blue, cool tone, cool color, cool colour, freezing, frigid, cold color, cold colour, cold tone, crisp, cool palette, frosted, ice cold, cold palette, sterile, futuristic, sci fi, science fiction, scifi, hi tech, high tech, technological, technology, cyber, tech, sci fi style',
    '寒冷, 冷色, 清冷, 冷, 冷色调, 冷调, 冰冷, 冷冽, 凉爽, 寒, 高冷, 科技感, 未来感, 科幻, 未来, 未来主义, 科技, 冷峻, 赛博, 凛冽, 高科技, 科幻感, 科幻风, 未来科技, 冰凉, 寒意',
    [mood('cold')],
  ],
]
