import { reportCalls } from '@hdoc/contract/reports/report-calls.ts'
import type { CatalogueReport, ReportAsk } from '@hdoc/contract/reports/reports.ts'
import { dayParts, toIsoDate } from '@hdoc/contract/ro/local-date.ts'
import { Button, NativeSelect } from '@mantine/core'
import { IconReportAnalytics } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { groupOptionsQuery, userOptionsQuery } from '../../entities/people/queries.ts'
import { registerOptionsQuery } from '../../entities/registers/queries.ts'
import { call } from '../../lib/calls/call.ts'
import { Picker } from '../../ui/choice/picker.tsx'
import { chosenInput } from '../../ui/form/field/chosen-input.ts'
import { DateField } from '../../ui/form/field/date-field.tsx'
import { FieldGrid, Place } from '../../ui/form/field/field-grid.tsx'
import { FormFrame } from '../../ui/form/frame/form-frame.tsx'
import { useSchemaForm } from '../../ui/form/state/use-schema-form.tsx'
import styles from './reports.module.css'

export type Asked = {
  year: number
  half: 1 | 2
  from: string | null
  to: string | null
  group_id: number | null
  register_id: number | null
  user_id: number | null
}
const YEARS_BACK = 10
const DECEMBER = 12
const FIRST_OF_SECOND_HALF = 7

/** What is proposed: the half year or year that ended last, and this month. */
function proposed(today: string): Asked {
  const { year, month } = dayParts(today)
  const isSecond = month >= FIRST_OF_SECOND_HALF
  return {
    year: isSecond ? year : year - 1,
    half: isSecond ? 1 : 2,
    from: toIsoDate(year, month, 1),
    to: today,
    group_id: null,
    register_id: null,
    user_id: null,
  }
}

/** The parameters that a report takes, of those that were written. */
function parametersOf(asks: readonly ReportAsk[], asked: Asked): object {
  const has = (ask: ReportAsk) => asks.includes(ask)
  const given = (name: keyof Asked) => (asked[name] === null ? {} : { [name]: asked[name] })
  return {
    ...((has('half') || has('year')) && given('year')),
    ...(has('half') && given('half')),
    ...(has('period') && { ...given('from'), ...given('to') }),
    ...(has('department') && given('group_id')),
    ...(has('register') && given('register_id')),
    ...(has('person') && given('user_id')),
  }
}

/** What a report is asked with. */
export function ReportForm({ report, today }: { report: CatalogueReport; today: string }) {
  const { t } = useTranslation()
  const has = (ask: ReportAsk) => report.asks.includes(ask)
  const begin = proposed(today)
  const schemaForm = useSchemaForm({
    schema: reportCalls.ask.body,
    // A yearly report is proposed for this year when the year is nearly over, else for the last one.
    initial: has('year')
      ? {
          ...begin,
          year: dayParts(today).month === DECEMBER ? dayParts(today).year : dayParts(today).year - 1,
        }
      : begin,
    toValues: (form: Asked) => ({ report: report.id, parameters: parametersOf(report.asks, form) }),
    save: (body, _form, key) => call(reportCalls.ask, { body, idempotencyKey: key }),
    changes: [{ what: 'report.changed' }],
    said: () => t('reports.asked'),
  })
  const { form } = schemaForm
  const values = form.getValues()
  const { year } = dayParts(today)
  const picker = (
    name: 'group_id' | 'register_id' | 'user_id',
    label: string,
    request: typeof groupOptionsQuery,
  ) => (
    <Place width="half">
      <Picker
        {...chosenInput(form, name)}
        label={label}
        description={name === 'user_id' ? undefined : t('reports.optional')}
        request={request}
        clearable
        value={values[name]}
        onChange={(id) => form.setFieldValue(name, id)}
      />
    </Place>
  )
  const day = (path: 'from' | 'to') => (
    <Place width="half">
      <DateField
        label={t(`reports.${path}`)}
        data-path={path}
        error={form.errors[path]}
        value={values[path]}
        onChange={(value) => form.setFieldValue(path, value)}
      />
    </Place>
  )
  return (
    <FormFrame submit={schemaForm.submit} ref={schemaForm.rootRef} className={styles.form}>
      {report.asks.length > 0 && (
        <FieldGrid>
          {has('half') && (
            <Place width="half">
              <NativeSelect
                label={t('reports.half')}
                data-path="half"
                error={form.errors.half}
                value={String(values.half)}
                onChange={(event) => form.setFieldValue('half', event.currentTarget.value === '2' ? 2 : 1)}
                data={[
                  { value: '1', label: t('reports.half_1') },
                  { value: '2', label: t('reports.half_2') },
                ]}
              />
            </Place>
          )}
          {(has('half') || has('year')) && (
            <Place width="half">
              <NativeSelect
                label={t('reports.year')}
                data-path="year"
                error={form.errors.year}
                value={String(values.year)}
                onChange={(event) => form.setFieldValue('year', Number(event.currentTarget.value))}
                data={Array.from({ length: YEARS_BACK + 1 }, (_, back) => String(year - back))}
              />
            </Place>
          )}
          {has('period') && day('from')}
          {has('period') && day('to')}
          {has('department') && picker('group_id', t('reports.department'), groupOptionsQuery)}
          {has('register') && picker('register_id', t('reports.register'), registerOptionsQuery)}
          {has('person') && picker('user_id', t('reports.person'), userOptionsQuery)}
        </FieldGrid>
      )}
      <Button type="submit" loading={schemaForm.busy} leftSection={<IconReportAnalytics size={16} />}>
        {t('reports.ask')}
      </Button>
    </FormFrame>
  )
}
