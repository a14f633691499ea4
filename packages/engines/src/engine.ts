import type { CameraMove, ClipAbilities, Motion } from './clip/clip-wishes.ts'

/** JSON-safe receipt of a started drawing; stored with the task so that a restarted worker can go on. */
export type Ticket = { readonly [key: string]: string | number | boolean }

/** JSON-safe recipe of a drawn picture, passed to the same engine for later changes. Opaque to everyone else. */
export type Recipe = { readonly [key: string]: unknown }

/** One task for an engine. Derived from the stored task alone, so that it can be rebuilt after a restart. */
export interface DrawOrder {
  verb: Verb
  /** The words, without `--` parameters, at most 6,000 characters; none for `blend` and `describe`. */
  prompt: string
  /** Words that must not appear (`--no`). */
  without: readonly string[]
  bot: 'MID_JOURNEY' | 'NIJI_JOURNEY'
  /** `7`, `6.1`, … as the person chose it. */
  modelVersion: string
  /** Counts for `imagine` and `variation`; other verbs follow their picture. */
  aspectRatio: { width: number; height: number }
  /** 0 to 4294967295; the four pictures use seed, seed + 1, seed + 2, seed + 3, and a single one uses seed. */
  seed: number
  /** 0 to 1000. */
  stylize: number
  /** 0 to 100: how far the four pictures lie apart. */
  chaos: number
  /** 0 to 3000. */
  weird: number
  /** Base images, at most 5: what is drawn takes from what they show. For `imagine`; empty otherwise. */
  references: readonly Reference[]
  /** How much they count beside the words (`--iw`): 0 not at all, 1 as usual, 3 at most. */
  referenceWeight: number
  /** Parameters with picture addresses; only for engines with `takesLinks`. */
  linked?: readonly Linked[]
  /** Additions to the model; only those that the engine's `loras` names count. */
  loras?: readonly Lora[]
  /** No more than one is wanted of what would be four. An engine may draw all the same: then the first is kept. */
  pictures?: 1
  /** Stored before the engine hears of the order. */
  attempt?: Attempt
}

/** A parameter and its values as a person wrote them: `sref`, `https://…` or a code of a style, `sw`, `100`. */
export interface Linked {
  name: string
  values: readonly string[]
}

/** An addition to a model (LoRA), by the name that its operator gave it; `weight` is 0 to 2, 1 as it was trained. */
export interface Lora {
  name: string
  weight: number
}

/** One submission of an order to a remote engine. */
export interface Attempt {
  /** Ours, unguessable, 128 bits or more in URL-safe characters; the engine may be told it, and found by it again. */
  id: string
  /** Webhook for the engine; a hint that is confirmed by polling. Null: we are not reachable. */
  notifyUrl: string | null
}

/** A base image: drawn here, or uploaded. */
export interface Reference {
  /** PNG bytes. */
  png: Uint8Array
  /** Null: no engine of ours drew it, or another one did. */
  recipe: Recipe | null
}

/**
 * Four pictures from words, or a change to finished pictures. All but `upscale`, `describe`, `shorten`, and verbs in `drawsOne`,
 * give four; `geometry/` computes what each may change and which bytes it must keep.
 */
export type Verb =
  | { kind: 'imagine' }
  /** `png`: the picture, where it is at hand. An engine that needs to see it makes do with its recipe. */
  | { kind: 'variation'; strength: 'subtle' | 'strong'; parent: Recipe; png?: Uint8Array }
  /** Paint the white of the mask anew from the order's words; every byte outside it stays. PNG bytes of any size. */
  | { kind: 'vary-region'; parent: Parent; mask: Uint8Array }
  /**
   * The same size shows `factor` times as much, 1.0 to 2.0, around the picture. With a `ratio` that is not its own, as many
   * pixels in that shape: at 1.0 the picture just fits.
   */
  | { kind: 'zoom-out'; parent: Parent; factor: number; ratio?: { width: number; height: number } }
  /** The shorter side grows to the longer one. */
  | { kind: 'make-square'; parent: Parent }
  /** Half a picture more at that side; every pixel that stays is the same. */
  | { kind: 'pan'; parent: Parent; direction: 'left' | 'right' | 'up' | 'down' }
  /** One picture of `factor` times the size: the same painted finer, or with more in it. */
  | { kind: 'upscale'; parent: Parent; detail: 'subtle' | 'creative'; factor: 2 | 4 }
  /** Four pictures in which each of these, 2 to 6, can be found again. */
  | { kind: 'blend'; pictures: readonly Reference[] }
  /** No picture: four prompts that this one could have come from. */
  | { kind: 'describe'; picture: Reference }
  /** No picture: the weight of each word of the order's prompt, and five shorter prompts. */
  | { kind: 'shorten' }
  /** One clip: of the order's words alone, or from a first picture on, perhaps to a last one. */
  | { kind: 'video'; clip: ClipWish }
  /** One clip: the whole of an earlier one, and `seconds` more behind it. */
  | { kind: 'extend'; parent: ParentClip; seconds: number; motion: Motion }

/** Verbs that give clips; all others give pictures or words. */
export type ClipVerb = Extract<Verb, { kind: 'video' | 'extend' }>
export type PictureVerb = Exclude<Verb, ClipVerb>

/** What a clip shall be. An engine that can only do without one of these does, and names it in `notDrawn`: `--loop`, `camera: orbit`. */
export interface ClipWish {
  /** Whole seconds, 4 to 12. An engine that has other lengths takes the next longer one. */
  seconds: number
  motion: Motion
  /** Null: the engine chooses. */
  camera: CameraMove | null
  /** Whether its end leads into its beginning. */
  loop: boolean
  /** It begins with this. Null: of the words alone, in the order's ratio. With one, its ratio counts. */
  first: Reference | null
  /** It ends with this. */
  last: Reference | null
}

/** The finished clip that is gone on from. */
export interface ParentClip {
  recipe: Recipe
  /** As it was given out. */
  bytes: Uint8Array
  mime: string
  durationMs: number
}

/** The finished picture that a verb works on. */
export interface Parent {
  recipe: Recipe
  /** PNG bytes, as they were given out. */
  png: Uint8Array
}

export interface Picture {
  /** PNG bytes. The same order gives the same bytes. */
  png: Uint8Array
  width: number
  height: number
  recipe: Recipe
  /** Words of the prompt that this one lacks, beside those of the whole. */
  notDrawn?: readonly string[]
}

/** A finished clip. */
export interface Clip {
  /** As they are given out: an MP4 with its index in front, a WebM, or an animated picture. */
  bytes: Uint8Array
  /** `video/mp4`, `video/webm`, `image/webp`, `image/gif`; as the bytes say. */
  mime: string
  /** Pixels, as they are shown. */
  width: number
  height: number
  durationMs: number
  /** PNG bytes of its first picture; null: none came with it, and nothing here can read one out. */
  poster: Uint8Array | null
  recipe: Recipe
  /** Words and wishes that it lacks. */
  notDrawn?: readonly string[]
}

export type Report =
  /** `progress` 0 to 99; `preview` is a small WebP of the grid or picture as it stands, a true intermediate state. */
  | { state: 'drawing'; progress: number; preview: Uint8Array | null }
  | Done
  /**
   * `detail`: the engine's own sentence, where the reason is a name. `said`: what it told of a fault of its own, for its operator alone;
   * at most 300 characters.
   */
  | { state: 'refused'; reason: string; detail?: string; said?: string }

export interface Done {
  state: 'done'
  /** Four, one for `upscale` and what the engine `drawsOne` of, one or four where one is wanted, none for `describe` and `shorten`. */
  pictures: Picture[]
  /** One for `video` and `extend`, which give no pictures; left out for all else. */
  clips?: Clip[]
  /** Words of the prompt that no picture shows. */
  notDrawn: string[]
  /** What `describe` (four) and `shorten` (five) found. */
  prompts?: string[]
  /** What `shorten` found: the words in their order, and 0 to 1 how much leaving each out changes what is drawn. */
  weights?: { text: string; weight: number }[]
}

export interface Engine {
  /** Stored with the task and shown to people: `painter`. */
  readonly id: string
  /** Grids that it draws at the same time. */
  readonly slots: number
  /** Clips that it makes at the same time, beside its grids; left out: a clip takes a slot as a grid does. */
  readonly clipSlots?: number
  /** Pictures that it joins in one blend, 2 to 6. */
  readonly mostBlended: number
  /** Left out: it makes no clips. */
  readonly clips?: ClipAbilities
  /** Verbs of which it can only give one picture; left out: four of every one but an upscale. */
  readonly drawsOne?: ReadonlySet<Verb['kind']>
  /**
   * Submit the order and return at once.
   * @throws EngineUnreachable when the engine cannot take it; safe to try again. AnswerLost when it may have taken it.
   */
  start(order: DrawOrder, signal: AbortSignal): Promise<Ticket>
  /**
   * Yields until `done` or `refused`; throws the signal's reason when it aborts, and gives the slot back.
   * May be called again with the same ticket by another process after the first one died.
   */
  follow(ticket: Ticket, order: DrawOrder, signal: AbortSignal): AsyncIterable<Report>
  /**
   * Paint a picture that was picked from one of its grids larger: the same with more detail. Null: it is as large already. Left
   * out: a picked picture stays as it is.
   */
  enlargePick?(picked: Pick<Picture, 'recipe' | 'width' | 'height'>, signal: AbortSignal): Promise<Picture | null>
  /** Free threads and connections. */
  close(): Promise<void>
}

/** `native`: the engine has it. `emulated`: drawn by other means on the shared geometry. */
export type Ability = 'native' | 'emulated' | 'unavailable'

/** Of an engine that makes no clips. */
export const NO_CLIPS = { video: 'unavailable', extend: 'unavailable' } as const

/** Capabilities of an engine, as far as known. */
export interface Abilities {
  verbs: Readonly<Record<Verb['kind'], Ability>>
  bots: readonly DrawOrder['bot'][]
  /** Whether it sends previews of the picture in progress. */
  preview: boolean
  /** Whether a drawing that has begun can be stopped there. */
  cancel: boolean
  /** Whether the same seed gives the same picture again. */
  seed: boolean
}

/** Result of probing an engine. */
export interface Probe {
  isWell: boolean
  abilities: Abilities
  /** `code` names a sentence: `key_refused`, `no_models`, `no_preview`, …; `detail` is the engine's own word, if any. */
  notes: readonly { code: string; detail: string | null }[]
}

/**
 * A remote engine. `start` submits and returns a ticket; `follow` with a ticket from before a restart continues that drawing and
 * never resubmits: a lost one is `refused` with `engine_lost`.
 */
export interface RemoteEngine extends Engine {
  /** As of the last probe. */
  abilities(): Abilities
  /** Whether it can work on another engine's picture from its pixels, with an empty recipe. Left out: no. */
  readonly worksBySight?: boolean
  /** Whether it opens the addresses of an order's `linked` by itself. Left out: it does not. */
  readonly takesLinks?: boolean
  /** Names of the additions to its model that an order may ask for. Left out: none. */
  readonly loras?: ReadonlySet<string>
  /** Never throws; an unreachable engine is not well. */
  probe(signal: AbortSignal): Promise<Probe>
  /** Cancel a drawing if possible; its result no longer matters. Never throws. */
  cancel(ticket: Ticket): Promise<void>
  /**
   * Recover the ticket of a submission whose answer was lost; null: surely never taken; `unknown`: it cannot tell. Left out: not
   * supported.
   * @throws EngineUnreachable
   */
  recover?(attempt: Attempt, signal: AbortSignal): Promise<Ticket | null | 'unknown'>
  /** A webhook arrived for this attempt. Only a hint: its follower polls now instead of later. */
  wake?(attemptId: string): void
}

export class EngineUnreachable extends Error {
  override name: string = 'EngineUnreachable'
}

/** The followed ticket turned out never to have been taken: another engine may draw it. */
export class NeverTaken extends EngineUnreachable {
  override name = 'NeverTaken'
}

/** A submission whose answer was lost: `recover` may know. Never resubmit without asking. */
export class AnswerLost extends Error {
  override name = 'AnswerLost'
}
