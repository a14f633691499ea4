import type { BodyOf } from '@easel/contract/call'
import type { updateProfile } from '@easel/contract/profile'
import { isolateDirections } from '../../../platform/isolate-directions.ts'
import { omitUndefined } from '../../../platform/omit-undefined.ts'
import type { ChangedProfile } from './queries.ts'
import { sanitiseDescription } from './sanitise-description.ts'

type Wish = BodyOf<typeof updateProfile>

/** What of a profile changes, as it is kept. `avatarId`: null is the default picture, undefined the one that there is. */
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
