import type { Camera } from '../../recipe.ts'
import type { Meaning, MeaningRow } from '../meaning.ts'

const angle = (value: NonNullable<Camera['angle']>): Meaning => ({ kind: 'angle', angle: value })
const shot = (value: NonNullable<Camera['shot']>, firm = true): Meaning => ({ kind: 'shot', shot: value, firm })

/** Where the camera looks from and how near it comes; the first word of a row says it. */
export const views: readonly MeaningRow[] = [
  [
    'front view, frontal view, from the front, facing the camera, facing viewer, looking at viewer, looking at camera, looking at the camera, eye level, straight on, head on, eye level shot, facing camera, frontal, frontal shot, front facing, eye level view, full frontal, looking at the viewer, symmetrical, symmetric, symmetry, front on, facing forward, facing front, front profile, symmetrical composition, centered, centered composition, centred',
    '正面, 正视, 正视图, 正对镜头, 看向镜头, 看镜头, 平视, 正面视角, 面向镜头, 面对镜头, 正脸, 对称, 对称构图, 看着镜头, 正面照, 直视镜头, 正前方, 正面朝向, 正面像, 正面全身, 居中构图, 居中, 中心构图, 平视视角, 面朝镜头, 正面图',
    [angle('front')],
  ],
  [
    "worm's-eye view, low angle, low angle shot, from below, low angle view, seen from below, looking up, worm eye, ground level shot, upward angle, ground level, shot from below, view from below, from a low angle, extreme low angle, upward view, up angle, looking upward, low camera angle, ant view, dutch low angle",
    '仰视, 仰拍, 低角度, 仰视角, 从下往上看, 低机位, 仰角, 虫视, 仰视视角, 低角度拍摄, 仰视镜头, 从下往上, 低视角, 低角度仰拍, 蚂蚁视角, 仰望视角, 由下往上, 虫眼视角, 贴地视角, 虫瞻视角',
    [angle('worm')],
  ],
  [
    "bird's-eye view, aerial view, aerial, aerial shot, from above, high angle, high angle shot, drone shot, drone view, aerial photography, drone photography, seen from above, bird eye, birdseye view, birds eye, isometric, isometric view, looking down, drone, high angle view, bird view, shot from above, view from above, from high above, aerial perspective, overhead angle, isometric perspective, isometric diorama, drone footage, drone aerial, aerial drone shot, elevated view, axonometric, from a high angle, aerial photo",
    '鸟瞰, 航拍, 俯瞰, 鸟瞰图, 高角度, 鸟瞰视角, 无人机视角, 航拍视角, 等距, 俯瞰视角, 高空, 高空俯瞰, 等轴测, 无人机航拍, 2.5d, 等距视角, 空拍, 空拍图, 高空视角, 上帝视角, 从高处, 居高临下, 俯视角度, 高空拍摄, 空中俯瞰, 从空中, 轴测图, 等距视图, 高角度拍摄, 鸟瞰角度, 高机位',
    [angle('bird')],
  ],
  [
    'top view, top down, top down view, overhead, overhead view, overhead shot, flat lay, flatlay, directly above, plan view, top down shot, knolling, from directly above, straight down, top-down angle, from overhead, birds eye top view, directly overhead, top down perspective, map view, top shot',
    '俯视, 俯视图, 俯拍, 顶视图, 正上方, 平铺, 顶视, 俯视视角, 垂直俯拍, 正俯视, 从上往下看, 从上往下, 顶部视角, 俯视角, 顶拍, 俯拍视角, 从正上方, 垂直视角, 俯视拍摄, 俯视构图',
    [angle('top')],
  ],
  [
    'depth of field, bokeh, shallow depth of field, blurred background, blurry background, out of focus background, dof, shallow focus, soft focus, tilt shift, soft background, defocused background, blurred, shallow dof, background blur, selective focus, bokeh background, f1.8, f/1.8, f1.4, f2.8, f/2.8, f/1.4, large aperture, wide aperture, blur, blurry, out of focus, tilt shift photography, narrow depth of field, soft bokeh, motion blur, rack focus, background bokeh, blurred foreground, 85mm, 50mm, 85mm lens, 50mm lens',
    '景深, 浅景深, 虚化, 背景虚化, 散景, 背景模糊, 大光圈, 移轴, 柔焦, 模糊, 焦外, 虚化背景, 前景虚化, 移轴摄影, 景深效果, 失焦, 大景深, 背景朦胧, 模糊背景, 焦点, 运动模糊, 选择性对焦, 背景散景',
    [{ kind: 'blur' }],
  ],
]

export const shots: readonly MeaningRow[] = [
  [
    'extreme close-up, extreme closeup, macro, macro shot, macro photography, super close up, macro photo, eye close up, extreme close up shot, detail shot, ultra close up, very close up, microscopic, macro lens, extreme macro, super macro, macro view',
    '大特写, 极近特写, 微距, 微距摄影, 超近特写, 极致特写, 微距镜头, 眼部特写, 极特写, 微距特写, 极端特写, 超特写, 超级特写, 显微',
    [shot('extreme close-up')],
  ],
  [
    'face shot, face close up, face closeup, close up of the face, facial close up, face portrait, close up face, close up portrait, closeup portrait, clear face, tight portrait, facial portrait, detailed face close up, beautiful face, detailed face, close up of face, face focus, portrait close up, facial features, perfect face',
    '脸部特写, 面部特写, 清晰面部, 清晰脸部, 面孔特写, 人脸特写, 脸部近照, 近脸, 脸部近景, 清晰的脸, 面部近景, 脸特写, 精致五官, 精致的五官, 精致面容, 精致脸庞, 面部细节, 脸部细节, 五官精致, 五官立体, 高清面部, 精致的脸',
    [shot('face')],
  ],
  [
    'headshot, head shot, bust, head and shoulders, bust portrait, passport photo, avatar, profile picture, selfie, id photo, bust shot, profile photo, head portrait, portrait bust, mugshot, icon portrait, shoulders up, head and shoulder portrait, linkedin photo, mug shot, headshot portrait, head study',
    '头像, 大头照, 证件照, 头部特写, 半身像, 自拍, 胸像, 大头贴, 头肩像, 证件相, 肖像头像, 微信头像, 情侣头像, 头部, 大头, 胸像照, 大头像',
    [shot('headshot')],
  ],
  [
    'portrait, portrait photo, portrait photography, portraiture, character portrait, portrait shot, portrait painting, portrait art, self portrait, pet portrait, animal portrait, portrait style, beauty portrait, fashion portrait',
    '肖像, 人像, 写真, 肖像画, 人像摄影, 肖像照, 人像写真, 人物肖像, 艺术照, 自画像, 人物写真, 肖像摄影, 沙龙照, 宠物肖像',
    [shot('close-up', false)],
  ],
  [
    'close-up, closeup, close shot, close up shot, closeup shot, close view, close, tight shot, close up view, close up photo, near view, close range, close-ups, tight framing, up close, close-up photography, close up photography, close-up view, product shot, medium close up, close detail',
    '特写, 近景, 近距离, 近照, 近拍, 特写镜头, 近景镜头, 近看, 近距离拍摄, 近处, 特写照, 近距离特写, 近景特写, 产品特写',
    [shot('close-up')],
  ],
  [
    'waist shot, waist up, half body, half length, upper body, half body portrait, half length portrait, half body shot, from the waist up, half figure, upper body shot, cowboy portrait, mid shot, waist up shot, upper half, waist-up portrait, torso shot, upper body portrait',
    '腰部以上, 半身, 半身照, 上半身, 半身肖像, 半身镜头, 半身特写, 半身人像, 腰部镜头, 上半身特写, 半身构图, 上身, 上半身照, 半身像照',
    [shot('waist')],
  ],
  [
    'knee shot, knee up, cowboy shot, american shot, three quarter shot, knees up, three quarter length, three quarter portrait, from the knees up, medium full shot, thigh up, three-quarter view',
    '膝盖以上, 七分身, 膝上, 七分身照, 牛仔镜头, 膝盖镜头, 四分之三身, 中全景, 大半身, 四分之三侧面, 膝部以上',
    [shot('knee')],
  ],
  [
    'full-length shot, full body, full length, full shot, full body shot, full length portrait, full figure, head to toe, full body portrait, full-length portrait, whole body, full body view, entire body, full body photo, full character, wholebody, full-body pose, full frame body, entire figure, character sheet, character design, full body illustration',
    '全身, 全身照, 全身像, 全身镜头, 全身照片, 全身视角, 全身构图, 从头到脚, 全身画面, 整个身体, 全身立绘, 立绘, 角色设计, 全身图, 角色立绘, 人物立绘, 人物设定, 三视图, 角色设定',
    [shot('full')],
  ],
  [
    'medium view, medium shot, mid range, midshot, middle distance, medium distance, middle shot, medium long shot, medium range, medium framing',
    '中景, 中距离, 中景镜头, 中等距离, 中近景, 中景构图, 中景视角',
    [shot('medium')],
  ],
  [
    'long view, long shot, far shot, from far away, distant view, from a distance, seen from afar, far away view, distant shot, far view, in the distance, from afar, far away, distant, far off, long distance, in the far distance, distance shot, establishing view',
    '远景, 远距离, 远观, 长镜头, 远景镜头, 从远处看, 远处, 远方, 遥远, 远远, 远眺, 远景视角, 远景构图, 远看, 从远处, 遥望',
    [shot('long')],
  ],
  [
    'extra-long shot, extreme long shot, very long shot, extreme wide shot, tiny figure, tiny in the distance, extra long view, super long shot, very distant shot, vast scale, sense of scale, epic scale, small in frame, tiny figure in the distance, extreme distance, huge scale, massive scale, immense scale, grand scale',
    '极远景, 超远景, 大远景, 渺小, 超远距离, 极远, 大场景, 大场面, 宏大场景, 史诗场景, 大全景, 宏大的场景, 巨物, 渺小的身影, 巨大尺度, 巨物感, 渺小的人影',
    [shot('extra long')],
  ],
  [
    'wide view, wide shot, wide angle, wide angle shot, establishing shot, wide-angle view, landscape shot, wide lens, wide angle lens, wide composition, wide framing, wide scene, wide angle view, expansive view, full view, scenic view, wide field of view, sweeping view, open view, wide open, 35mm lens, 24mm lens, vista, 24mm, 35mm wide angle, expansive, wide landscape, sweeping landscape, view of the valley, wide perspective',
    '宽视角, 广角, 广角镜头, 大广角, 宽广视角, 广角视角, 宽阔, 开阔, 宽画幅, 全景镜头, 宽幅, 视野开阔, 宽广, 全景画面, 广角拍摄, 开阔视野, 广角构图, 大视角, 一览无余, 广角摄影',
    [shot('wide')],
  ],
  [
    'ultra-wide view, ultra wide, ultra wide angle, ultra wide shot, ultrawide, ultra wide angle shot, panorama, panoramic, panoramic view, super wide, super wide angle, fisheye, fish eye, fish-eye lens, fisheye lens, 360 view, ultra wide lens, panoramic shot, panoramic photo, 360 panorama, 14mm, 16mm lens, gopro, panoramic landscape, 16mm wide angle',
    '超广角, 全景, 全景图, 超宽视角, 鱼眼, 全景视角, 鱼眼镜头, 超广角镜头, 全景摄影, 超宽, 超广角视角, 环景, 超宽幅, 360全景, 鱼眼视角, 全景照片',
    [shot('ultra-wide')],
  ],
  [
    'landscape, landscape painting, landscape photography, scenery, scenic, landscape photo, landscape art, natural landscape, environment art, nature landscape, landscape scene, environment concept art, matte painting, nature photography, establishing scenery',
    '风景画, 风景, 景色, 风光, 自然风光, 美景, 风景照, 风光摄影, 风景摄影, 景观, 自然风景, 自然景观, 山水风光, 景致, 场景概念, 场景原画, 自然景色, 田园风光, 概念场景',
    [shot('wide', false)],
  ],
]
