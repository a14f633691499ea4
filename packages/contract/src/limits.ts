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
