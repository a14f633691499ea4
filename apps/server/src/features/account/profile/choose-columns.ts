import type { BodyOf } from '@easel/contract/call'
import type { updateProfile } from '@easel/contract/profile'
import { isolateDirections } from '../../../platform/isolate-directions.ts'
import { omitUndefined } from '../../../platform/omit-undefined.ts'
import type { ChangedProfile } from './queries.ts'
import { sanitiseDescription } from './sanitise-description.ts'

type Wish = BodyOf<typeof updateProfile>

/** Columns to change. `avatarId`: null is the default picture, undefined keeps the current one. */
export function chooseColumns(wish: Wish, avatarId: string | null | undefined): ChangedProfile {
  const { name, email, description, theme, language, mjRemix, nijiRemix } = wish
  return omitUndefined({
    name: name === undefined ? undefined : isolateDirections(name),
    email: email === '' ? null : email,
    description: description === undefined ? undefined : sanitiseDescription(description),
    avatar_id: avatarId,
    ...{ theme, language, mj_remix: mjRemix, niji_remix: nijiRemix },
  })
}
