import { type ApiKey, KEY_NAME_MAX_CHARS, type NewApiKey } from '@easel/contract/keys'
import { useKeyText } from '../../i18n/key-words.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { ChannelSelect } from './channel-select.tsx'
import styles from './key-form.module.css'
import { Step } from '../../ui/step.tsx'
import { MoreFields } from './more-fields.tsx'
import { dayOf } from './rules.ts'
import { useKeyForm } from './use-key-form.ts'

interface KeyFormProps {
  /** Undefined: one is made. */
  apiKey?: ApiKey
  onMade?: (made: NewApiKey) => void
  onBack: () => void
}

const MAY = ['both', 'read', 'draw'] as const

/** What a key is called and may do. */
export function KeyForm({ apiKey, onMade = () => {}, onBack }: KeyFormProps) {
  const t = useKeyText()
  const { form, fields, set, errors, isBusy, submit } = useKeyForm(apiKey, { onMade, onBack })
  const limit = (name: 'dailyCredits' | 'totalCredits') => (
    <Field
      label={t(`apiKey.${name}`)}
      placeholder={t('apiKey.unlimited')}
      inputMode="numeric"
      value={fields[name]}
      error={errors[name]}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  )
  return (
    <Step
      title={apiKey ? t('apiKey.changeOf', { name: apiKey.name }) : t('apiKey.make')}
      back={{ label: t('apiKey.back'), onBack }}
    >
      <form ref={form} className={styles.form} autoComplete="off" noValidate onSubmit={submit}>
        <Field
          label={t('apiKey.name')}
          hint={t('apiKey.nameHint')}
          maxLength={KEY_NAME_MAX_CHARS}
          value={fields.name}
          error={errors.name}
          onChange={(event) => set({ name: event.target.value })}
        />
        <ChannelSelect
          channelId={fields.channelId}
          isNew={!apiKey}
          error={errors.channelId}
          onChange={(channelId) => set({ channelId })}
        />
        <RadioGroup
          label={t('apiKey.may')}
          value={fields.may}
          choices={MAY.map((value) => ({ value, label: t(`apiKey.may.${value}`) }))}
          onChange={(may) => set({ may })}
        />
        <div className={styles.limits}>
          {limit('dailyCredits')}
          {limit('totalCredits')}
        </div>
        <Field
          type="date"
          label={t('apiKey.lastDay')}
          hint={t('apiKey.lastDayHint')}
          min={dayOf(new Date())}
          value={fields.lastDay}
          error={errors.expiresAt}
          onChange={(event) => set({ lastDay: event.target.value })}
        />
        <MoreFields fields={fields} set={set} error={errors.addresses} />
        {errors.form && (
          <p role="alert" className={styles.problem}>
            {errors.form}
          </p>
        )}
        <div className={styles.acts}>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {t(apiKey ? 'ui.save' : 'apiKey.makeAct')}
          </Button>
          <Button onClick={onBack}>{t('ui.cancel')}</Button>
        </div>
      </form>
    </Step>
  )
}
