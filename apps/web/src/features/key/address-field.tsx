import Copy from 'lucide-react/icons/copy'
import { useKeyText } from '../../i18n/key-words.ts'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useCopy } from '../../ui/use-copy.ts'

/** The address that programs are given, to be copied. */
export function AddressField({ url }: { url: string }) {
  const t = useKeyText()
  const { copy, problem } = useCopy(url)
  return (
    <Field
      label={t('apiKey.address')}
      hint={t('apiKey.addressHint')}
      error={problem}
      readOnly
      spellCheck={false}
      value={url}
      onFocus={(event) => event.target.select()}
      after={<IconButton label={t('apiKey.copyAddress')} icon={Copy} onClick={() => copy(url)} />}
    />
  )
}
