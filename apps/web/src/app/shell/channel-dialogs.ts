/** Fetched together: each alone is small, and the drawing screen must name every file there is. */
export { CreateDialog } from '../../features/channel/create/create-dialog.tsx'
export { InviteDialog } from '../../features/channel/invite/invite-dialog.tsx'
