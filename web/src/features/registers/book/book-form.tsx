import type { BodyIn } from '@hdoc/contract/calls/endpoint.ts'
import {
  type BookKind,
  bookKindLabels,
  bookKinds,
  bookValues,
  registerBookCalls,
} from '@hdoc/contract/registers/register-books.ts'
import { dayParts, toIsoDate } from '@hdoc/contract/ro/local-date.ts'
import { Button, Radio, SegmentedControl, Select } from '@mantine/core'
import { IconBook } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/calls/call.ts'
import { today } from '../../../lib/format/clock.ts'
import { say } from '../../../lib/languages/i18n.ts'
import { DateField } from '../../../ui/form/field/date-field.tsx'
import { FieldGrid, Place } from '../../../ui/form/field/field-grid.tsx'
import { FormFrame } from '../../../ui/form/frame/form-frame.tsx'
import { useSchemaForm } from '../../../ui/form/state/use-schema-form.tsx'
import styles from './book.module.css'

type Values = { by: 'year' | 'days'; year: number; from: string | null; to: string | null; kind: BookKind }
const YEARS_BACK = 10

/** Period and form of a book to be made. */
export function BookForm({ registerId }: { registerId: number }) {
  const { t } = useTranslation()
  const { year } = dayParts(today())
  const schemaForm = useSchemaForm({
    schema: bookValues,
    initial: { by: 'year', year, from: toIsoDate(year, 1, 1), to: today(), kind: 'pdf' } as Values,
    toValues: (form) => ({
      register_id: registerId,
      kind: form.kind,
      ...(form.by === 'year'
        ? { from: toIsoDate(form.year, 1, 1), to: toIsoDate(form.year, 12, 31) }
        : { ...(form.from !== null && { from: form.from }), ...(form.to !== null && { to: form.to }) }),
    }),
    save: (body, _form, key) =>
      call(registerBookCalls.add, {
        body: body as BodyIn<typeof registerBookCalls.add>,
        idempotencyKey: key,
      }),
    changes: [{ what: 'register.book_changed', id: registerId }],
    said: () => t('register_book.asked'),
  })
  const { form } = schemaForm
  const values = form.getValues()
  const day = (path: 'from' | 'to') => (
    <Place width="half">
      <DateField
        label={t(`register_book.${path}`)}
        data-path={path}
        error={form.errors[path]}
        value={values[path]}
        onChange={(value) => form.setFieldValue(path, value)}
      />
    </Place>
  )
  return (
    <FormFrame submit={schemaForm.submit} ref={schemaForm.rootRef} className={styles.form}>
      <FieldGrid>
        <Place width="half">
          <fieldset className={styles.period}>
            <legend>{t('register_book.period')}</legend>
            <SegmentedControl
              fullWidth
              data-autofocus
              value={values.by}
              onChange={(by) => form.setFieldValue('by', by as Values['by'])}
              data={[
                { value: 'year', label: t('register_book.by_year') },
                { value: 'days', label: t('register_book.by_days') },
              ]}
            />
          </fieldset>
        </Place>
        {values.by === 'year' && (
          <Place width="half">
            <Select
              label={t('register_book.year')}
              allowDeselect={false}
              value={String(values.year)}
              onChange={(chosen) => form.setFieldValue('year', Number(chosen))}
              data={Array.from({ length: YEARS_BACK + 1 }, (_, back) => String(year - back))}
            />
          </Place>
        )}
        {values.by === 'days' && <Place width="half">{null}</Place>}
        {values.by === 'days' && day('from')}
        {values.by === 'days' && day('to')}
        <Place>
          <Radio.Group
            label={t('register_book.kind')}
            value={values.kind}
            onChange={(kind) => form.setFieldValue('kind', kind as BookKind)}
          >
            <div className={styles.kinds}>
              {bookKinds.map((kind) => (
                <Radio key={kind} value={kind} label={say(bookKindLabels[kind])} />
              ))}
            </div>
          </Radio.Group>
        </Place>
      </FieldGrid>
      <Button type="submit" loading={schemaForm.busy} leftSection={<IconBook size={16} />}>
        {t('register_book.ask')}
      </Button>
    </FormFrame>
  )
}
