import { type AdminKey, useAdminText } from '../../../i18n/admin-words.ts'

type Names = 'admin.engineKind' | 'admin.option' | 'admin.choice'
type Hints = 'admin.engineKindHint' | 'admin.addressHint' | 'admin.keyHint' | 'admin.optionHint'

/**
 * Texts of what the server names: kinds of engines, their options and choices. A test of the engines holds that each
 * has one in every language; what a newer server names beside is shown by its name, without a hint.
 */
export function useNamedText() {
  const t = useAdminText()
  const find = (group: Names | Hints, name: string) => t(`${group}.${name}` as AdminKey)
  return {
    nameOf: (group: Names, name: string) => find(group, name) || name,
    hintOf: (group: Hints, name: string) => find(group, name),
  }
}
