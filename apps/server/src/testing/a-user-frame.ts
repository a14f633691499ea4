import type { NumberedFrame } from '@easel/contract/live'

const NOBODY = '01890000-0000-7000-8000-000000000000'

/** A frame that says a number, and as many characters as wanted. */
export function aUserFrame(credits: number, description = ''): NumberedFrame {
  const person = {
    id: NOBODY,
    phone: '',
    email: null,
    hasPassword: false,
    name: '',
    defaultName: '',
    description,
    avatar: '',
    language: 'zh-CN' as const,
  }
  const settings = { nijiRemix: false, mjRemix: false, theme: 'dark' as const, role: 'user' as const }
  return { t: 'user', user: { ...person, ...settings, credits, plan: null, concurrency: 1, relax: false } }
}
