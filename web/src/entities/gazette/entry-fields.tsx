import type { EntryValues } from '@hdoc/contract/gazette/gazette-entries.ts'
import { Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { t } from '../../lib/languages/i18n.ts'
import { Choice } from '../../ui/choice/choice.tsx'
import { chosenInput } from '../../ui/form/field/chosen-input.ts'
import { DateField } from '../../ui/form/field/date-field.tsx'
import { FieldGrid, Place } from '../../ui/form/field/field-grid.tsx'
import { gazetteHeadingsQuery } from './staff-queries.ts'

/** An entry as it is being written: the heading may not be chosen yet. */
export type WrittenEntry = Omit<EntryValues, 'category_id'> & { category_id: number | null }

export const emptyEntry: WrittenEntry = {
  category_id: null,
  title: '',
  number: '',
  act_on: null,
  act_issuer: '',
  content: '',
  publish_on: null,
}

const labels = {
  category_id: 'heading',
  title: 'act_title',
  number: 'number',
  act_on: 'act_on',
  act_issuer: 'act_issuer',
  content: 'content',
  publish_on: 'publish_on',
} as const
const isField = (path: string): path is keyof typeof labels => Object.hasOwn(labels, path)

/** Label of a field, by its path. */
export const labelOfEntry = (path: string): string | undefined =>
  isField(path) ? t(`gazette.${labels[path]}`) : undefined

/** The fields of an entry of the gazette. */
export function EntryFields({ form }: { form: UseFormReturnType<WrittenEntry> }) {
  const { t } = useTranslation()
  const { data } = useQuery(gazetteHeadingsQuery())
  const { value, onChange, ...heading } = chosenInput(form, 'category_id')
  return (
    <FieldGrid>
      <Place>
        <Choice
          {...heading}
          label={t('gazette.heading')}
          required
          data={(data?.headings ?? []).map(({ id, code, name, level }) => ({
            value: String(id),
            label: `${'\u2003'.repeat(level)}${[code, name].filter(Boolean).join(' ')}`,
          }))}
          value={value === null ? null : String(value)}
          onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
        />
      </Place>
      <Place>
        <Textarea
          key={form.key('title')}
          {...form.getInputProps('title')}
          label={t('gazette.act_title')}
          description={t('gazette.act_title_help')}
          required
          autosize
          minRows={2}
          maxLength={1000}
        />
      </Place>
      <Place width="half">
        <TextInput
          key={form.key('number')}
          {...form.getInputProps('number')}
          label={t('gazette.number')}
          maxLength={40}
        />
      </Place>
      <Place width="half">
        <DateField {...chosenInput(form, 'act_on')} label={t('gazette.act_on')} />
      </Place>
      <Place width="half">
        <TextInput
          key={form.key('act_issuer')}
          {...form.getInputProps('act_issuer')}
          label={t('gazette.act_issuer')}
          maxLength={200}
        />
      </Place>
      <Place width="half">
        <DateField
          {...chosenInput(form, 'publish_on')}
          label={t('gazette.publish_on')}
          description={t('gazette.publish_on_help')}
        />
      </Place>
      <Place>
        <Textarea
          key={form.key('content')}
          {...form.getInputProps('content')}
          label={t('gazette.content')}
          description={t('gazette.content_help')}
          autosize
          minRows={2}
          maxRows={12}
          maxLength={20_000}
        />
      </Place>
    </FieldGrid>
  )
}
