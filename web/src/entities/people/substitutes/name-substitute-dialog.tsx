import {
  type SubstituteTasks,
  substituteCalls,
  substituteTasks,
  substitutionValues,
} from '@hdoc/contract/people/substitutes.ts'
import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/calls/call.ts'
import { today } from '../../../lib/format/clock.ts'
import { formatDate } from '../../../lib/format/format.ts'
import { say } from '../../../lib/languages/i18n.ts'
import { Picker } from '../../../ui/choice/picker.tsx'
import { chosenInput } from '../../../ui/form/field/chosen-input.ts'
import { DateField } from '../../../ui/form/field/date-field.tsx'
import { FieldGrid, Place } from '../../../ui/form/field/field-grid.tsx'
import { useShown } from '../../../ui/form/field/use-shown.ts'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../../ui/form/state/use-schema-form.tsx'
import { userOptionsQuery } from '../queries.ts'

type Values = {
  substitute_id: number | null
  tasks: SubstituteTasks
  from_on: string | null
  until_on: string | null
}
type Props = {
  /** Who is away; without it the signed-in person. */
  person?: { id: number; name: string }
  onClose: () => void
}

/** Says when a person is away, and who stands in, if anybody does. */
export default function NameSubstituteDialog({ person, onClose }: Props) {
  const { t } = useTranslation()
  const schemaForm = useSchemaForm({
    schema: substitutionValues,
    initial: { substitute_id: null, tasks: 'both', from_on: today(), until_on: null } as Values,
    toValues: (values: Values) => ({ ...values, user_id: person?.id ?? null }),
    save: (body, _form, idempotencyKey) => call(substituteCalls.add, { body, idempotencyKey }),
    changes: [{ what: 'substitute.changed' }],
    said: ({ data: { substitute, from_on, until_on } }) => {
      const days = { from: formatDate(from_on), until: formatDate(until_on) }
      return substitute
        ? t('substitutes.named', { name: substitute.name, ...days })
        : t('substitutes.announced', days)
    },
    onSaved: onClose,
  })
  const { form } = schemaForm
  const { substitute_id } = useShown(form, ['substitute_id'])
  const labels: Readonly<Record<string, string>> = {
    substitute_id: t('substitutes.substitute'),
    tasks: t('substitutes.tasks'),
    from_on: t('substitutes.from'),
    until_on: t('substitutes.until'),
  }
  return (
    <FormDialog
      title={person ? t('substitutes.name_for', { name: person.name }) : t('substitutes.name_title')}
      schemaForm={schemaForm}
      labelOf={(path) => labels[path]}
      onClose={onClose}
      saveLabel={t('substitutes.name')}
    >
      <Picker
        data-autofocus
        clearable
        label={labels.substitute_id}
        description={t('substitutes.substitute_help')}
        request={userOptionsQuery}
        {...chosenInput(form, 'substitute_id')}
      />
      <FieldGrid>
        <Place width="half">
          <DateField required label={labels.from_on} {...chosenInput(form, 'from_on')} />
        </Place>
        <Place width="half">
          <DateField
            required
            label={labels.until_on}
            description={t('substitutes.until_help')}
            {...chosenInput(form, 'until_on')}
          />
        </Place>
      </FieldGrid>
      {substitute_id !== null && (
        <NativeSelect
          key={form.key('tasks')}
          {...form.getInputProps('tasks')}
          label={labels.tasks}
          description={t('substitutes.tasks_help')}
          data={Object.entries(substituteTasks).map(([value, label]) => ({ value, label: say(label) }))}
        />
      )}
    </FormDialog>
  )
}
