/** Chat parts of the feed, loaded as one chunk after the drawing screen has mounted. */
export { Message } from '../../features/chat/message.tsx'
export { ReadMark } from '../../features/chat/read-mark.tsx'
export { Typing } from '../../features/chat/typing.tsx'
