import { BUILT_IN_KIND, ENGINE_VERBS } from '@easel/contract/admin-engines'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Field } from '../../../ui/field.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Columns } from '../parts/columns.tsx'
import { FlagField } from '../parts/flag-field.tsx'
import { CheckboxGroup } from './checkbox-group.tsx'
import { BOTS, toggle } from './rules.ts'
import type { EngineFields } from './use-engine-form.ts'

/** Which tasks the engine takes, and how many. */
export function WorkFields({ form }: { form: EngineFields }) {
  const t = useAdminText()
  const { draft, kind, fields, change } = form
  const isBuiltIn = kind.name === BUILT_IN_KIND
  return (
    <>
      {!isBuiltIn && (
        <CheckboxGroup
          label={t('admin.engine.bots')}
          choices={BOTS.map((value) => ({ value, label: t(`admin.bot.${value}`) }))}
          chosen={draft.bots}
          error={fields.bots}
          onToggle={(bot) => change({ bots: toggle(draft.bots, bot, BOTS) })}
        />
      )}
      {!kind.isForWordsOnly && !kind.isForVideoOnly && <VerbFields form={form} />}
      <Counts form={form} />
      <FlagField
        label={t('admin.engine.isOn')}
        checked={draft.isOn}
        onChange={(event) => change({ isOn: event.target.checked })}
      />
    </>
  )
}

function VerbFields({ form: { draft, fields, change } }: { form: EngineFields }) {
  const t = useAdminText()
  const choices = [
    { value: 'all', label: t('admin.engine.allVerbs') },
    { value: 'some', label: t('admin.engine.someVerbs') },
  ] as const
  return (
    <div>
      <RadioGroup
        label={t('admin.engine.verbs')}
        value={draft.verbs === null ? 'all' : 'some'}
        choices={choices}
        onChange={(which) => change({ verbs: which === 'all' ? null : [...ENGINE_VERBS] })}
      />
      {draft.verbs && (
        <CheckboxGroup
          label={t('admin.engine.someVerbs')}
          isLabelHidden
          choices={ENGINE_VERBS.map((value) => ({ value, label: t(`admin.verb.${value}`) }))}
          chosen={draft.verbs}
          error={fields.verbs}
          onToggle={(verb) => change({ verbs: toggle(draft.verbs ?? ENGINE_VERBS, verb, ENGINE_VERBS) })}
        />
      )}
    </div>
  )
}

function Counts({ form: { draft, kind, fields, change } }: { form: EngineFields }) {
  const t = useAdminText()
  return (
    <Columns>
      {kind.name !== BUILT_IN_KIND && (
        <Field
          label={t('admin.engine.slots')}
          hint={t('admin.engine.slotsHint')}
          inputMode="numeric"
          value={draft.slots}
          error={fields.slots}
          onChange={(event) => change({ slots: event.target.value })}
        />
      )}
      <Field
        label={t('admin.engine.weight')}
        hint={t('admin.engine.weightHint')}
        inputMode="numeric"
        value={draft.weight}
        error={fields.weight}
        onChange={(event) => change({ weight: event.target.value })}
      />
    </Columns>
  )
}
