/** What people see of each other beside their drawings; loaded as one, once the drawing screen stands. */
export { Message } from '../../features/chat/message.tsx'
export { ReadMark } from '../../features/chat/read-mark.tsx'
export { Typing } from '../../features/chat/typing.tsx'
