import { type AdminKey, useAdminText } from '../../../i18n/admin-words.ts'

type Names = 'admin.engineKind' | 'admin.option' | 'admin.choice'
type Hints = 'admin.engineKindHint' | 'admin.addressHint' | 'admin.keyHint' | 'admin.optionHint'

/**
 * Texts for names that the server sends: engine kinds, options, choices. A test ensures that each has a text in every language;
 * names of a newer server are shown as they are, without a hint.
 */
export function useNamedText() {
  const t = useAdminText()
  const find = (group: Names | Hints, name: string) => t(`${group}.${name}` as AdminKey)
  return {
    nameOf: (group: Names, name: string) => find(group, name) || name,
    hintOf: (group: Hints, name: string) => find(group, name),
  }
}
