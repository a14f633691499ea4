import type { AdminUser } from '@easel/contract/admin'
import type { AdminProduct } from '@easel/contract/admin-products'
import { period } from '@easel/contract/order'
import { useQuery } from '@tanstack/react-query'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useAppSetting } from '../../../lib/stored.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { ActForm } from '../parts/act-form.tsx'
import { QueryView } from '../parts/query-view.tsx'
import { Columns } from '../parts/columns.tsx'
import { Panel } from '../parts/panel.tsx'
import { productsQuery } from '../products/api.ts'
import { usePlanForm } from './use-plan-form.ts'

const REASON_MAX_CHARS = 200

/** Grants a period of a plan without payment, or ends the running one. */
export function PlanForm({ person }: { person: AdminUser }) {
  const t = useAdminText()
  const products = useQuery(productsQuery)
  return (
    <Panel title={t('admin.plan')}>
      <QueryView query={products} height="180px">
        {(all) => <Plan person={person} products={all} />}
      </QueryView>
    </Panel>
  )
}

function Plan({ person, products }: { person: AdminUser; products: readonly AdminProduct[] }) {
  const t = useAdminText()
  const language = useAppSetting((setting) => setting.language)
  const { form, draft, plans, periods, fields, message, isBusy, change, handleSubmit, handleEnd } = usePlanForm(
    person,
    products,
  )
  return (
    <ActForm ref={form} problem={message} onSubmit={handleSubmit}>
      <Columns>
        <Select
          label={t('admin.plan')}
          value={draft.productId}
          choices={plans.map(({ id, title }) => ({ value: id, label: title[language] }))}
          error={fields.productId ?? ''}
          onChange={(productId) => change({ productId })}
        />
        <Select
          label={t('admin.period')}
          value={draft.period}
          choices={periods.map((value) => ({ value, label: t(`admin.periodName.${value}`) }))}
          error={fields.period ?? ''}
          onChange={(value) => change({ period: period.parse(value) })}
        />
      </Columns>
      <Field
        label={t('admin.reason')}
        hint={t('admin.grantReasonHint')}
        maxLength={REASON_MAX_CHARS}
        value={draft.reason}
        error={fields.reason}
        onChange={(event) => change({ reason: event.target.value })}
      />
      <Button type="submit" variant="primary" isBusy={isBusy.giving}>
        {t('admin.givePlan')}
      </Button>
      <EndPlan person={person} act={{ isReady: draft.reason.trim() !== '', isBusy: isBusy.ending, end: handleEnd }} />
    </ActForm>
  )
}

interface EndPlanProps {
  person: AdminUser
  act: { isReady: boolean; isBusy: boolean; end: () => void }
}

/** Shown while a plan runs; ends it after a confirmation. */
function EndPlan({ person: { name, phone, plan }, act: { isReady, isBusy, end } }: EndPlanProps) {
  const t = useAdminText()
  if (!plan) return null
  return (
    <Confirm
      question={t('admin.endPlanQuestion', { who: name || phone, title: plan.title })}
      act={t('admin.endPlan')}
      onConfirm={end}
      trigger={
        <Button disabled={!isReady} isBusy={isBusy}>
          {t('admin.endPlan')}
        </Button>
      }
    />
  )
}
