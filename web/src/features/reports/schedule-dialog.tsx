import type { Option } from '@hdoc/contract/calls/resource.ts'
import { type Rhythm, reportScheduleCalls, rhythms } from '@hdoc/contract/reports/report-schedules.ts'
import type { CatalogueReport } from '@hdoc/contract/reports/reports.ts'
import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { groupOptionsQuery, userOptionsQuery } from '../../entities/people/queries.ts'
import { registerOptionsQuery } from '../../entities/registers/queries.ts'
import { call } from '../../lib/calls/call.ts'
import { say, t as text } from '../../lib/languages/i18n.ts'
import { ManyPicker } from '../../ui/choice/many-picker.tsx'
import { Picker } from '../../ui/choice/picker.tsx'
import { FormDialog } from '../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/state/use-schema-form.tsx'
import { LAST_DAY, weekdayText } from './rhythm-texts.ts'

type Values = {
  every: Rhythm
  day: number
  people: Option[]
  group_id: number | null
  register_id: number | null
}
const DAYS_OF_A_WEEK = 7
const labels = { every: 'reports.every', day: 'reports.day_of_month', user_ids: 'reports.people' } as const
const labelOf = (path: string): string | undefined =>
  path in labels ? text(labels[path as keyof typeof labels]) : undefined

/** Has a report sent every week or month. */
export function ScheduleDialog({ report, onClose }: { report: CatalogueReport; onClose: () => void }) {
  const { t } = useTranslation()
  const schemaForm = useSchemaForm({
    schema: reportScheduleCalls.add.body,
    initial: { every: 'week', day: 1, people: [], group_id: null, register_id: null } as Values,
    toValues: ({ every, day, people, group_id, register_id }) => ({
      report: report.id,
      every,
      day,
      user_ids: people.map(({ id }) => id),
      parameters: {
        ...(group_id !== null && { group_id }),
        ...(register_id !== null && { register_id }),
      },
    }),
    save: (body, _form, key) => call(reportScheduleCalls.add, { body, idempotencyKey: key }),
    changes: [{ what: 'report.changed' }],
    said: () => t('reports.schedule_said'),
    onSaved: onClose,
  })
  const { form } = schemaForm
  const { every, day, people, group_id, register_id } = form.getValues()
  const days =
    every === 'week'
      ? Array.from({ length: DAYS_OF_A_WEEK }, (_, n) => ({
          value: String(n + 1),
          label: weekdayText(n + 1),
        }))
      : Array.from({ length: LAST_DAY }, (_, n) => ({
          value: String(n + 1),
          label: n + 1 === LAST_DAY ? t('reports.last_day') : String(n + 1),
        }))
  return (
    <FormDialog
      title={t('reports.schedule_title', { title: report.title })}
      schemaForm={schemaForm}
      labelOf={labelOf}
      onClose={onClose}
    >
      {report.asks.includes('period') && <p>{t('reports.period_follows')}</p>}
      <NativeSelect
        label={t('reports.every')}
        data-path="every"
        value={every}
        onChange={(event) => {
          form.setFieldValue('every', event.currentTarget.value === 'month' ? 'month' : 'week')
          form.setFieldValue('day', 1)
        }}
        data={(Object.keys(rhythms) as Rhythm[]).map((value) => ({ value, label: say(rhythms[value]) }))}
      />
      <NativeSelect
        label={t(every === 'week' ? 'reports.day_of_week' : 'reports.day_of_month')}
        data-path="day"
        error={form.errors.day}
        value={String(day)}
        onChange={(event) => form.setFieldValue('day', Number(event.currentTarget.value))}
        data={days}
      />
      {report.asks.includes('department') && (
        <Picker
          label={t('reports.department')}
          description={t('reports.optional')}
          request={groupOptionsQuery}
          clearable
          value={group_id}
          onChange={(id) => form.setFieldValue('group_id', id)}
        />
      )}
      {report.asks.includes('register') && (
        <Picker
          label={t('reports.register')}
          description={t('reports.optional')}
          request={registerOptionsQuery}
          clearable
          value={register_id}
          onChange={(id) => form.setFieldValue('register_id', id)}
        />
      )}
      <ManyPicker
        label={t('reports.people')}
        description={t('reports.people_help')}
        data-path="user_ids"
        error={form.errors.user_ids}
        request={userOptionsQuery}
        value={people}
        onChange={(chosen) => form.setFieldValue('people', [...chosen])}
      />
    </FormDialog>
  )
}
