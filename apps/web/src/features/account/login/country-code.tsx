import { useContext } from 'react'
import { TextContext } from '../../../i18n/use-text.ts'
import styles from './phone-field.module.css'

/** Regions and their codes, nearest to the default first; a browser names them in the language of the page. */
const CODES = {
  ...{ CN: '86', HK: '852', MO: '853', TW: '886', SG: '65', MY: '60', JP: '81', KR: '82', TH: '66', VN: '84' },
  ...{ ID: '62', PH: '63', IN: '91', AU: '61', NZ: '64', US: '1', GB: '44', DE: '49', FR: '33', ES: '34', IT: '39' },
  ...{ NL: '31', CH: '41', SE: '46', RU: '7', TR: '90', AE: '971', SA: '966', BR: '55', MX: '52', ZA: '27' },
}

interface CountryCodeProps {
  code: string
  onChoose: (code: string) => void
}

/** The country code in front of a phone number, as the browser's own list. */
export function CountryCode({ code, onChoose }: CountryCodeProps) {
  const { language, t } = useContext(TextContext)
  const names = new Intl.DisplayNames(language, { type: 'region', style: 'short' })
  const regions = Object.entries(CODES)
  return (
    <span className={styles.code} data-open="">
      +{code}
      <select aria-label={t('login.country')} value={code} onChange={(event) => onChoose(event.target.value)}>
        {!regions.some(([, known]) => known === code) && <option value={code}>+{code}</option>}
        {regions.map(([region, known]) => (
          <option key={region} value={known}>
            {names.of(region)} +{known}
          </option>
        ))}
      </select>
    </span>
  )
}
