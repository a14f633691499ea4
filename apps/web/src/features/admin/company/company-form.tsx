import type { CompanyDetails } from '@easel/contract/company-details'
import { type FormEvent, useState } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useAppSetting } from '../../../lib/stored.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSaveCompany } from './api.ts'
import styles from './company-form.module.css'
import { CompanyMedia } from './company-media.tsx'
import { CompanyQuotas } from './company-quotas.tsx'
import { CompanyTexts, type Tab } from './company-texts.tsx'
import { FlagField } from '../parts/flag-field.tsx'
import { Columns } from '../parts/columns.tsx'
import { LANGUAGE_NAMES, LANGUAGES, findRefusedTab, listChanges, mergeDraft, parseWhole } from './rules.ts'
import { SaveBar } from '../parts/save-bar.tsx'
import { dropDraft, useCompanyDraft, writeDraft } from './store.ts'
import { useRefusal } from '../parts/use-refusal.ts'
import { useUnsavedWarning } from '../parts/use-unsaved-warning.ts'

/** All company details in one form; saving sends only the differences. */
export function CompanyForm({ saved }: { saved: CompanyDetails }) {
  const t = useAdminText()
  const draft = useCompanyDraft((state) => state.draft)
  const language = useAppSetting((setting) => setting.language)
  const [tab, setTab] = useState<Tab>({ page: 'about', language })
  const save = useSaveCompany()
  const { form, fields, message, showRefusal, clear } = useRefusal()
  const shown = mergeDraft(saved, draft)
  const change = listChanges(saved, draft)
  const isDirty = Object.keys(change).length > 0
  useUnsavedWarning(isDirty)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!isDirty || save.isPending) return
    clear()
    save.mutate(change, {
      onSuccess: () => {
        dropDraft(draft)
        toast(t('admin.saved'), 'success')
      },
      onError: (thrown) => setTab(findRefusedTab(showRefusal(thrown)) ?? tab),
    })
  }

  return (
    <form ref={form} className={styles.form} autoComplete="off" noValidate onSubmit={handleSubmit}>
      <Field
        label={t('admin.name')}
        value={shown.name}
        error={fields.name}
        onChange={(event) => writeDraft({ name: event.target.value })}
      />
      <Field
        label={t('admin.description')}
        value={shown.description}
        error={fields.description}
        onChange={(event) => writeDraft({ description: event.target.value })}
      />
      <Field
        label={t('admin.keywords')}
        value={shown.keywords}
        error={fields.keywords}
        onChange={(event) => writeDraft({ keywords: event.target.value })}
      />
      <TextArea
        label={t('admin.contact')}
        value={shown.contact}
        error={fields.contact}
        rows={2}
        hint={t('admin.contactHint')}
        onChange={(event) => writeDraft({ contact: event.target.value })}
      />
      <fieldset className={styles.flags}>
        <legend>{t('admin.rail')}</legend>
        <FlagField
          label={t('rail.draw')}
          checked={shown.isShowDiscord}
          onChange={(event) => writeDraft({ isShowDiscord: event.target.checked })}
        />
        <FlagField
          label={t('rail.chat')}
          checked={shown.isShowChatGPT}
          onChange={(event) => writeDraft({ isShowChatGPT: event.target.checked })}
        />
      </fieldset>
      <Columns>
        <Field
          label={t('admin.firstCredits')}
          hint={t('admin.firstCreditsHint')}
          inputMode="numeric"
          value={Number.isFinite(shown.firstCredits) ? String(shown.firstCredits) : ''}
          error={fields.firstCredits}
          onChange={({ target }) => writeDraft({ firstCredits: parseWhole(target.value) })}
        />
        <Select
          label={t('admin.language')}
          value={shown.language}
          choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={(value) => writeDraft({ language: LANGUAGES.find((one) => one === value) ?? 'zh-CN' })}
        />
      </Columns>
      <fieldset className={styles.flags}>
        <legend>{t('admin.apiKeys')}</legend>
        <FlagField
          label={t('admin.openToPrograms')}
          checked={shown.isOpenToPrograms}
          onChange={(event) => writeDraft({ isOpenToPrograms: event.target.checked })}
        />
      </fieldset>
      <CompanyMedia on={shown.media} />
      <CompanyQuotas quotas={shown.quotas} errors={fields} />
      <CompanyTexts texts={shown} tab={tab} onTab={setTab} error={fields[`${tab.page}.${tab.language}`]} />
      <SaveBar isDirty={isDirty} isBusy={save.isPending} problem={message} onDiscard={() => dropDraft(draft)} />
    </form>
  )
}
