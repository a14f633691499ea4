/** Characters of a prompt after trimming, parameters included. */
export const PROMPT_MAX_CHARS = 6000
/** Pictures that a prompt may start from. */
export const BASE_IMAGES_MAX = 5
/** Minutes until an SMS code dies. */
export const CODE_MINUTES = 5
/** Guesses at one SMS code, from wherever they come. */
export const CODE_TRIES = 5
/** Seconds until another SMS code may be asked for. */
export const CODE_RESEND_SECONDS = 60
export const PASSWORD_MIN_CHARS = 8
export const PASSWORD_MAX_CHARS = 256
/** Rows of a page unless the caller says otherwise. */
export const PAGE_DEFAULT = 30
export const PAGE_MAX = 100
/** Seconds within which a socket ticket must be used. */
export const TICKET_SECONDS = 30
/** Widths in px of the WebP copies that the server makes of a picture. */
export const THUMBNAIL_WIDTHS = [320, 640, 1280] as const
/** Bytes of a client's frame. */
export const FRAME_MAX_BYTES = 16 * 1024
/** Frames a second from one socket. */
export const FRAMES_PER_SECOND = 50
/** Bytes of a JSON body. */
export const JSON_MAX_BYTES = 256 * 1024
/** Bytes of a picture that is sent to us. */
export const UPLOAD_MAX_BYTES = 1024 * 1024
/** Pixels of one, of all its frames together, and of its longer side. */
export const UPLOAD_MAX_PIXELS = 25_000_000
export const UPLOAD_MAX_FRAME_PIXELS = 100_000_000
export const UPLOAD_MAX_SIDE = 8192
export const UPLOAD_MAX_FRAMES = 200
export const NAME_MAX_CHARS = 40
/** RFC 5321, section 4.5.3.1.3: a path of 256 octets with its angle brackets. */
export const EMAIL_MAX_CHARS = 254
/** Of what a person says of themselves, as HTML. */
export const DESCRIPTION_MAX_CHARS = 1000
/** Of a suffix that is put behind every prompt. */
export const SUFFIX_MAX_CHARS = 1000
/** Of an operator's own page in one language. */
export const OWN_TEXT_MAX_CHARS = 60_000
export const CHANNEL_TITLE_MAX_CHARS = 100
/** Of a message in a channel, after trimming. */
export const CHAT_MAX_CHARS = 4000
/** `unread` counts no further. */
export const UNREAD_MAX = 100
/** Of what prompts and messages are searched for. */
export const SEARCH_MAX_CHARS = 200
/** Pictures that a blend joins. */
export const BLEND_IMAGES_MIN = 2
export const BLEND_IMAGES_MAX = 6
/** How much more a zoomed picture shows. */
export const ZOOM_MIN = 1
export const ZOOM_MAX = 2
export const ZOOM_DEFAULT = 1.8
/** Seconds of a new clip, and of what it may become by going on. */
export const CLIP_SECONDS_MIN = 4
export const CLIP_SECONDS_MAX = 12
export const CLIP_SECONDS_LONGEST = 24
/** Seconds by which a clip goes on at a time. */
export const EXTEND_SECONDS = 4
/** Minutes that a task waits for its author's answer. */
export const MODAL_MINUTES = 60
/** Tasks of one download, and of one deletion. */
export const DOWNLOAD_TASKS_MAX = 500
/** Of a named option: `--name` stands for its value. */
export const OPTION_NAME_MAX_CHARS = 32
export const OPTION_VALUE_MAX_CHARS = 1000
/** Periods or packs of one order. */
export const QUANTITY_MAX = 12
/** Minutes that an order waits to be paid. */
export const ORDER_MINUTES = 30
/** Of the name of a time zone. */
export const TIME_ZONE_MAX_CHARS = 64
/** Of the address of a push endpoint. */
export const ENDPOINT_MAX_CHARS = 1000
/** Pixels of each side of a logo. */
export const LOGO_MIN_SIDE = 180
/** Of an address that is told of something: a webhook's, or a task's `notifyHook`. */
export const HOOK_MAX_CHARS = 2000
/** Webhooks of one person. */
export const WEBHOOKS_MAX = 10
