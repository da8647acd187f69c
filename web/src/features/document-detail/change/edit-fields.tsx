import {
  hasPlain,
  type PlainField,
  plainField,
  plainNames,
} from '@hdoc/contract/documents/plain/plain-fields.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { accessLevelSchema } from '@hdoc/contract/texts/choice-schemas.ts'
import { accessLevelLabels } from '@hdoc/contract/texts/choices.ts'
import { Checkbox, NativeSelect } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { docTypesOfQuery } from '../../../entities/doc-types/queries.ts'
import { PlainInput } from '../../../entities/documents/plain-input.tsx'
import { formatDate } from '../../../lib/format/format.ts'
import { say } from '../../../lib/languages/i18n.ts'
import { Picker } from '../../../ui/choice/picker.tsx'
import { FieldGrid, Place } from '../../../ui/form/field/field-grid.tsx'
import { asksForDeadline, type EditValues } from './edit-values.ts'

/** Texts of more letters need more than a quarter of the line, or all of it. */
const SHORT = 100
const MEDIUM = 300

function widthOf(field: PlainField) {
  if (field.kind === 'number' || field.kind === 'date') return 'quarter'
  if (field.kind === 'choice' || field.choices) return 'half'
  return field.most <= SHORT ? 'quarter' : field.most <= MEDIUM ? 'half' : 'full'
}

/** The fields of a registered document that may still change. */
export function EditFields({ document, form }: { document: Document; form: UseFormReturnType<EditValues> }) {
  const { t } = useTranslation()
  const values = form.getValues()
  return (
    <FieldGrid>
      <Place>
        <PlainInput
          key={form.key('short_description')}
          name="short_description"
          binding={form.getInputProps('short_description')}
          description={t('documents.edit_fixed')}
          autoFocus
        />
      </Place>
      <Place width="half">
        <Picker
          label={t('documents.type')}
          data-path="doc_type_id"
          required
          clearable={false}
          allowDeselect={false}
          error={form.errors.doc_type_id}
          request={docTypesOfQuery([document.category])}
          value={values.doc_type_id}
          onChange={(id) => id !== null && form.setFieldValue('doc_type_id', id)}
        />
      </Place>
      <Place width="half">
        <NativeSelect
          label={t('documents.access_level')}
          data-path="access_level"
          error={form.errors.access_level}
          value={values.access_level}
          onChange={(event) =>
            form.setFieldValue('access_level', accessLevelSchema.parse(event.currentTarget.value))
          }
          data={Object.entries(accessLevelLabels).map(([value, label]) => ({ value, label: say(label) }))}
        />
      </Place>
      {asksForDeadline(document, values.doc_type_id) && (
        <Place>
          <Checkbox
            key={form.key('with_deadline')}
            {...form.getInputProps('with_deadline', { type: 'checkbox' })}
            label={t('documents.with_deadline')}
            description={t('documents.deadline_now', {
              deadline: document.deadline_on ? formatDate(document.deadline_on) : t('documents.no_deadline'),
            })}
          />
        </Place>
      )}
      {plainNames
        .filter((name) => name !== 'short_description' && hasPlain(document.category, name))
        .map((name) => (
          <Place key={form.key(name)} width={widthOf(plainField(name))}>
            <PlainInput name={name} binding={form.getInputProps(name)} />
          </Place>
        ))}
    </FieldGrid>
  )
}
