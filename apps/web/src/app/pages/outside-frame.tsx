/** The pages outside the frame, fetched together: each alone is small, and the entry must name every file there is. */
export { AboutPage } from './about-page.tsx'
export { AdminPage } from './admin-page.tsx'
export { ErrorPage } from './error-page.tsx'
export { InvitePage } from './invite-page.tsx'
export { LegalPage } from './legal-page.tsx'
export { UnreachablePage } from './unreachable-page.tsx'
