/**
 * Paths of the reads that the page makes before the app's script has loaded. Separate from the calls, because the page's inline
 * script contains no schemas.
 */
export const BATCH_PATH = '/api/batch'
export const COMPANY_PATH = '/api/home/company-info'
export const SESSION_PATH = '/api/home/index'
/** Gives the ticket of the live connection. */
export const PRE_CONNECT_PATH = '/api/ws/pre-connect'
export const CHANNELS_PATH = '/api/draw/channels'
export const CHAT_PATH = '/api/draw/chat/:channelId'
export const DRAW_SETTINGS_PATH = '/api/draw/settings/:channelId'
