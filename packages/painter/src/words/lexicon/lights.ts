import type { Light } from '../../recipe.ts'
import type { Meaning, MeaningRow } from '../meaning.ts'

const light = (value: Light): Meaning => ({ kind: 'light', light: value })

/** What is said of the light beyond the hour; the first word of a row says it. */
export const lights: readonly MeaningRow[] = [
  [
    'cold light, cool light, cold lighting, cool lighting, blue light, blue lighting, moonlit blue light, icy light, fluorescent light, cold glow, blue glow, cyan light, teal light, bluish light, cool white light',
    '冷光, 冷色光, 蓝光, 冷色灯光, 冷白光, 蓝色灯光, 蓝色光, 冷光源, 日光灯, 青光, 幽光, 蓝色光芒, 冷色调光',
    [light('cold')],
  ],
  [
    'warm light, warm lighting, golden light, orange light, amber light, warm glow, golden glow, firelight, candle light, lamplight, lamp light, orange glow, candlelit, golden sunlight, warm sunlight, golden lighting, yellow light, amber glow, red light, red glow, fire light, warm ambient light, soft warm light, warm morning light, golden morning light, cozy lighting, cozy light',
    '暖光, 暖色光, 金光, 暖黄色灯光, 暖色灯光, 火光, 灯火, 金色阳光, 金色的阳光, 昏黄, 暖阳, 暖黄, 暖黄灯光, 暖灯, 金色光芒, 暖黄光, 温暖的阳光, 橙光, 温暖的光, 暖暖的阳光, 黄色灯光, 橘黄色灯光, 红光, 灯火通明, 万家灯火, 暖色调光, 温暖的灯光, 金色光线, 暖黄色光, 金色的光',
    [light('warm')],
  ],
  [
    'hard light, hard lighting, harsh light, harsh lighting, strong light, spotlight, hard shadow, harsh shadow, strong shadow, direct light, direct sunlight, side light, side lighting, sidelight, flash, flash photography, harsh sunlight, studio light, studio lighting, sharp shadow, spot light, stage light, stage lighting, split lighting, softbox, ring light, product lighting, long shadow, sharp light',
    '硬光, 强光, 聚光灯, 侧光, 直射光, 硬阴影, 闪光灯, 影棚灯光, 摄影棚灯光, 影棚光, 舞台灯光, 棚拍, 强烈阴影, 追光, 侧逆光, 顶光, 影棚, 硬朗光线, 强烈的光线, 强烈光线, 刺眼的光, 长长的影子, 射灯, 舞台光',
    [light('hard')],
  ],
  [
    'dramatic light, dramatic lighting, chiaroscuro, rim light, rim lighting, backlight, backlit, back lighting, backlighting, rembrandt lighting, rembrandt light, cinematic lighting, cinematic light, low key lighting, contrast lighting, high contrast lighting, epic lighting, epic light, theatrical lighting, strong contrast lighting, edge lighting, edge light, dramatic shadow, light and shadow, light and shadows, play of light, tenebrism, contre jour, split light, key light, stormy light, kicker light, intense light',
    '戏剧光, 戏剧性光线, 戏剧性光影, 明暗对比, 伦勃朗光, 轮廓光, 逆光, 边缘光, 电影光, 电影光效, 强烈光影, 电影级光影, 戏剧性灯光, 电影灯光, 光影对比, 明暗对照, 电影光影, 戏剧灯光, 强烈的光影, 电影感光影, 史诗级光影, 背光, 光影交错, 戏剧性布光, 电影级灯光, 电影级布光, 光影, 强烈的明暗对比, 光与影, 光影效果, 斑驳光影, 戏剧化光线, 戏剧化灯光',
    [light('dramatic')],
  ],
  [
    'reflected light, reflection light, reflected lighting, reflection, reflected, glossy reflection, mirror reflection, wet reflection, reflective, glossy, bounce light, mirrored, reflecting, reflective surface, ray tracing, raytracing, caustics, shiny, specular, polished, mirror image, ray traced',
    '反射光, 反光, 倒影, 水面反光, 反射, 镜面反射, 倒映, 光泽, 镜面, 光线追踪, 光滑, 映射, 反射着, 倒映着, 光亮, 水中倒影, 湖面倒影, 倒映在水中, 光追, 映照, 映出',
    [light('reflection')],
  ],
  [
    'misty light, hazy light, volumetric light, volumetric lighting, god ray, god rays, light shaft, shaft of light, light ray, ray of light, light beam, beam of light, sunbeam, crepuscular ray, foggy light, atmospheric light, diffused light, diffuse light, tyndall effect, volumetric fog, volumetric, diffuse lighting, diffused lighting, atmospheric haze, light leaks through mist, rays of light, shafts of light, dappled light, light beams, dust motes, shafts of sunlight, sun shaft, sun rays, rays of sunlight, dappled sunlight, hazy lighting, beams of light, sunbeams',
    '薄雾光, 雾光, 体积光, 丁达尔, 丁达尔效应, 光束, 漫射光, 散射光, 朦胧光线, 光柱, 耶稣光, 丁达尔光, 一束光, 光雾, 朦胧的光, 一缕阳光, 缕缕阳光, 一束阳光, 一道光, 光斑, 弥散光, 散射, 束光, 柔雾光, 雾感, 光晕, 雾中光线, 雾面, 漫反射',
    [light('misty')],
  ],
  [
    'natural light, natural lighting, soft light, soft lighting, ambient light, window light, ambient lighting, overcast light, even light, flat light, soft natural light, daylight balanced, global illumination, soft shadow, available light, gentle light, natural daylight, soft daylight, ambient occlusion, soft morning light, soft diffused light, butterfly lighting, soft window light, soft glow, soft studio lighting, gentle lighting, three point lighting',
    '自然光, 柔光, 环境光, 窗光, 自然光线, 柔和光线, 柔和的光线, 柔光灯, 柔和灯光, 天光, 窗边光, 全局光照, 柔和的光, 自然采光, 柔和光影, 自然柔光, 自然光照, 柔光效果, 柔和的灯光, 全局光, 环境光遮蔽, 采光, 微光, 柔和的自然光, 散光, 蝴蝶光',
    [light('natural')],
  ],
  [
    'sunlight, sunshine, bright sun, sun light, sun ray, bright sunlight, sunny light, morning sunlight, afternoon sun, morning sun, sunray, sun drenched, sun kissed, sun flare, lens flare, sun dappled, strong sunlight, afternoon light, afternoon sunlight, summer sun, sun soaked, sunflare, evening sun, blazing sun, bright light, morning light, natural sunlight, dazzling sun, midday sun, sun glare, summer light, spring light, winter sun, evening light',
    '阳光, 日照, 太阳光, 烈日, 骄阳, 阳光洒落, 阳光照耀, 洒满阳光, 光晕镜头, 镜头光晕, 明媚, 晴朗的阳光, 午后阳光, 清晨的阳光, 午后的阳光, 明媚的阳光, 夏日阳光, 清晨阳光, 太阳高照, 阳光普照, 阳光洒在, 逆光阳光, 亮光, 晒太阳, 冬日暖阳, 晨曦的阳光',
    [light('sun')],
  ],
  [
    'moody light, moody lighting, ambient mood lighting, mood lighting, low light, dim light, dim lighting, soft dark light, mood light, shadowy light, eerie light, dark light, dark lighting, faint light, shadow, nightclub lighting, eerie glow, atmospheric lighting, low key light, shade, silhouette, silhouetted, dark shadow, deep shadow, moody shadow, ominous light, atmospheric',
    '情绪光, 氛围光, 暗光, 幽暗的光, 氛围灯, 昏暗灯光, 昏暗的灯光, 阴影, 微弱的光, 情绪灯光, 氛围感, 剪影, 影子, 暗影, 树影, 弱光, 低光, 朦胧灯光, 幽暗光线, 气氛光, 情绪化光线, 情绪化灯光, 暗部, 低照度, 氛围灯光, 幽幽的光, 有氛围感, 气氛, 氛围',
    [light('moody')],
  ],
]
