/** Loaded as one chunk: each is small, and each chunk name costs bytes in the entry. */
export { CreateDialog } from '../../features/channel/create/create-dialog.tsx'
export { InviteDialog } from '../../features/channel/invite/invite-dialog.tsx'
