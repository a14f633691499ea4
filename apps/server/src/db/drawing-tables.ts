import type { BotType, Modal, Mode, Shortfall, Task, TaskAction, TaskStatus } from '@easel/contract/drawing'
import type { CameraMove, Motion } from '@easel/contract/submits'
import type { ColumnType, Generated } from 'kysely'
import type { Defaulted, Json } from './column-kinds.ts'
import type { ClientOfTask } from './key-tables.ts'

export interface DrawSettingsTable {
  user_id: string
  bot_type: BotType
  /** Null: the newest that there is. */
  version: string | null
  mode: Mode
  stylize: number
  chaos: number
  weird: number
  quality: string
  aspect_ratio: string
  raw: boolean
  tile: boolean
  variability: 'HIGH' | 'LOW'
  suffix: string
}

/** Parameters of the drawing that have no column of their own. */
export interface TaskParameters {
  /** The prompt without its `--` parameters. */
  words: string
  without: string[]
  stylize: number
  chaos: number
  weird: number
  /** Variation of an earlier picture: strength, and the recipe of the engine that drew it. Older rows have no imageId. */
  variation?: { strength: 'subtle' | 'strong'; parent: EngineMemory; imageId?: string }
  /** Change to one finished picture, with the recipe of the engine that drew it. */
  work?: { change: PictureChange; imageId: string; recipe: EngineMemory }
  /** A clip of these words, or of the first base image; `end` among its needs: to the second. */
  clip?: { seconds: number; motion: Motion; camera: CameraMove | null; loop: boolean; needs: ClipNeed[] }
  /** So many seconds more of the clip that is the only base image. */
  extend?: { seconds: number; motion: Motion; recipe: EngineMemory }
  /** Recipe of each base image; null for images that no engine of ours drew. */
  references?: (EngineMemory | null)[]
  /** Engine of each of these recipes; left out: the engine that drew the task. */
  referencesOf?: (string | null)[]
  /** How much the base images count, 0 to 3; 1 unless said. */
  referenceWeight?: number
  /** Parameters with picture URLs, made absolute so that a remote engine can open them, with their codes and weights. */
  linked?: { name: string; values: string[] }[]
  /** LoRAs, by the names that the operator gave them. */
  loras?: { name: string; weight: number }[]
  /** One picture is drawn and charged, because the predicted engine cannot draw four, or because no more was asked for. */
  isSingle?: true
  /** One picture was asked for, not four, as the nth of several that share the price of a grid. */
  share?: number
  /** Why some or all credits of a finished task were refunded. */
  shortfall?: Shortfall
}

/** What an engine must be able to make a clip from: words alone, a first picture; and to an end picture. */
export type ClipNeed = 'words' | 'picture' | 'end'

/** Recipe of a drawn picture, opaque to everyone but its engine; empty when another engine works from the pixels. */
export type EngineMemory = Record<string, unknown>

/** Of a picture that was drawn before; the region's mask is a column of the task. */
export type PictureChange =
  | { kind: 'vary-region' }
  /** The ratio is that of the picture unless it is said. */
  | { kind: 'zoom-out'; factor: number; ratio?: { width: number; height: number } }
  | { kind: 'make-square' }
  | { kind: 'pan'; direction: 'left' | 'right' | 'up' | 'down' }
  | { kind: 'upscale'; detail: 'subtle' | 'creative'; factor: 2 | 4 }

/** What a task in status MODAL asks its author for. */
export interface AskedOfAuthor {
  kind: Modal['kind']
  /** Suggested prompt; used when the author enters nothing else. */
  prompt: string
  /** The picture that it works on. */
  imageId: string | null
  zoom: number | null
}

export interface TasksTable {
  id: string
  channel_id: string
  user_id: string
  bot_type: BotType
  action: TaskAction
  status: TaskStatus
  progress: Defaulted<number>
  prompt: string
  final_prompt: string
  mode: Mode
  model_version: string
  aspect_ratio: string
  seed: number | null
  parent_id: string | null
  index: number | null
  /** `customId` of the parent's button that it came from. */
  pressed: Defaulted<string | null>
  grid_id: string | null
  /** Of a clip its first picture, once there is one. */
  image_ids: Defaulted<string[]>
  /** Clips, which are rows of `images` that last. */
  media_ids: Defaulted<string[]>
  base_image_ids: Defaulted<string[]>
  prompts: Defaulted<string[]>
  /** Words of the prompt that at least one of its pictures lacks. */
  not_drawn: Defaulted<string[]>
  /** The same per picture, in picture order; empty for older rows. */
  pictures_not_drawn: ColumnType<string[][], string | undefined, string>
  recipes: ColumnType<Record<string, unknown>[], string | undefined, string>
  parameters: Json<TaskParameters>
  mask_id: Defaulted<string | null>
  modal: ColumnType<AskedOfAuthor | null, string | null | undefined, string | null>
  weights: ColumnType<Task['weights'], string | undefined, string>
  fail_reason: string | null
  fail_detail: string | null
  cost: number
  /** Price list that it was quoted by; null for tasks from before. */
  price_list: Defaulted<number | null>
  /** Engine that draws or drew it; while it waits, the predicted one. */
  engine: string
  /** True: no other engine may draw it. */
  pinned: Defaulted<boolean>
  /** Id of a submission to a remote engine; its outcome is unknown until there is a ticket. */
  attempt_id: Defaulted<string | null>
  /** Engines that were unreachable for this task; they are not tried again. */
  tried: Defaulted<string[]>
  submit_time: Date
  start_time: Date | null
  finish_time: Date | null
  version: Generated<number>
  epoch: Generated<number>
  lease_owner: string | null
  lease_until: Date | null
  attempts: Generated<number>
  ticket: Json<Record<string, string | number | boolean>> | null
  deadline_at: Date
  turn: number | null
  /** From a sequence, above 10^15: what clients that know numbers only call it by. */
  number: Defaulted<number>
  /** Key of the program that asked for it; null: a person did, or the key is gone. */
  key_id: Defaulted<string | null>
  client: ColumnType<ClientOfTask | null, string | null | undefined, string | null>
  /** Where the call that sent it stands in its trace, as `traceparent` has it; null: nothing was traced. */
  trace: Defaulted<string | null>
}

export interface TaskLikesTable {
  user_id: string
  task_id: string
  created_at: Date
}

export interface BlockedWordsTable {
  id: string
  /** As rules.ts of the feature writes words. */
  word: string
  /** It counts inside of longer words, too. */
  is_part: boolean
  added_at: Date
}

export interface DrawOptionsTable {
  user_id: string
  bot_type: BotType
  name: string
  value: string
}
