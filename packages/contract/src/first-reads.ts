/**
 * Paths of what a visit reads before the app's script is here. They stand apart from their calls because the script of the page itself,
 * which asks for them, carries no schema.
 */
export const BATCH_PATH = '/api/batch'
export const COMPANY_PATH = '/api/home/company-info'
export const SESSION_PATH = '/api/home/index'
/** Gives the ticket of the live connection. */
export const PRE_CONNECT_PATH = '/api/ws/pre-connect'
export const CHANNELS_PATH = '/api/draw/channels'
export const CHAT_PATH = '/api/draw/chat/:channelId'
export const DRAW_SETTINGS_PATH = '/api/draw/settings/:channelId'
