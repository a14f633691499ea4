import type { BotType, Modal, Mode, Shortfall, Task, TaskAction, TaskStatus } from '@easel/contract/drawing'
import type { ColumnType, Generated } from 'kysely'
import type { Defaulted, Json } from './column-kinds.ts'

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

/** The order's numbers and words that are not columns of their own. */
export interface TaskParameters {
  /** The prompt without its `--` parameters. */
  words: string
  without: string[]
  stylize: number
  chaos: number
  weird: number
  /** Grids made from one picture of an earlier one: how far to go, and the engine's memory of that picture. Older ones do not name it. */
  variation?: { strength: 'subtle' | 'strong'; parent: EngineMemory; imageId?: string }
  /** What is done to one finished picture, and the engine's memory of that picture. */
  work?: { change: PictureChange; imageId: string; recipe: EngineMemory }
  /** For each base image the memory that its engine has of it; null for those that no engine of ours drew. */
  references?: (EngineMemory | null)[]
  /** Which engines these are; left out: the one that drew the task. */
  referencesOf?: (string | null)[]
  /** How much the base images count, 0 to 3; 1 unless said. */
  referenceWeight?: number
  /** Parameters that point at pictures by their addresses, whole enough for an engine to open them; codes and weights beside them. */
  linked?: { name: string; values: string[] }[]
  /** Additions to the model (LoRA), by the names that an operator gave them. */
  loras?: { name: string; weight: number }[]
  /** One picture is drawn and paid, because the engine that was foreseen can give no four of it. */
  isSingle?: true
  /** Of a finished one: why some or all of its credits were paid back. */
  shortfall?: Shortfall
}

/** Opaque to all but the engine that gave it; empty when another engine works on the picture by its bytes. */
export type EngineMemory = Record<string, unknown>

/** Of a picture that was drawn before; the region's mask is a column of the task. */
export type PictureChange =
  | { kind: 'vary-region' }
  /** The ratio is that of the picture unless it is said. */
  | { kind: 'zoom-out'; factor: number; ratio?: { width: number; height: number } }
  | { kind: 'make-square' }
  | { kind: 'pan'; direction: 'left' | 'right' | 'up' | 'down' }
  | { kind: 'upscale'; detail: 'subtle' | 'creative'; factor: 2 | 4 }

/** What a task in MODAL asks for. */
export interface AskedOfAuthor {
  kind: Modal['kind']
  /** Shown, and taken when the author says nothing else. */
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
  image_ids: Defaulted<string[]>
  base_image_ids: Defaulted<string[]>
  prompts: Defaulted<string[]>
  /** What any of its pictures does not show of the words. */
  not_drawn: Defaulted<string[]>
  /** The same for each of them, in their order; none for those from before. */
  pictures_not_drawn: ColumnType<string[][], string | undefined, string>
  recipes: ColumnType<Record<string, unknown>[], string | undefined, string>
  parameters: Json<TaskParameters>
  mask_id: Defaulted<string | null>
  modal: ColumnType<AskedOfAuthor | null, string | null | undefined, string | null>
  weights: ColumnType<Task['weights'], string | undefined, string>
  fail_reason: string | null
  fail_detail: string | null
  cost: number
  /** The one that draws it or has; while it waits, the one that is foreseen. */
  engine: string
  /** Only that engine may. */
  pinned: Defaulted<boolean>
  /** One handing over to an engine elsewhere; what became of it is not known before there is a ticket. */
  attempt_id: Defaulted<string | null>
  /** Engines that could not be reached with it; none of them is asked again. */
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
