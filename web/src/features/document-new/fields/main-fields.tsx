import type { RegistrationForm } from '@hdoc/contract/documents/record/documents.ts'
import { useTranslation } from 'react-i18next'
import { docTypesOf, registersOf, suggestedRegister } from '../../../entities/registers/register-choices.ts'
import { Choice } from '../../../ui/choice/choice.tsx'
import { FieldGrid, Place } from '../../../ui/form/field/field-grid.tsx'
import { useFields } from '../form/registration-fields.ts'
import { isCaseOnly } from '../values/is-case-only.ts'
import { fixedRegister, furtherRegisters, groupAfter } from '../values/registration-values.ts'
import { CasePart } from './case-part.tsx'

type Props = { choices: Pick<RegistrationForm, 'registers' | 'doc_types' | 'groups'> }
type FieldProps = {
  path: 'register_id' | 'doc_type_id'
  label: string
  options: readonly { id: number; name: string; disabled?: boolean; group?: string }[]
  value: number | null
  error: React.ReactNode
  description?: string | undefined
  readOnly?: boolean
  onChosen: () => void
  onChange: (id: number | null) => void
}

/** A short list chosen by typing; choosing with Enter moves on. */
function ChoiceField({ path, options, value, onChosen, onChange, ...shown }: FieldProps) {
  return (
    <Choice
      {...shown}
      data-path={path}
      required
      data={options.map(({ id, name, disabled = false, group }) => ({
        value: String(id),
        label: name,
        disabled,
        ...(group !== undefined && { group }),
      }))}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
      onOptionSubmit={onChosen}
      maxDropdownHeight={320}
    />
  )
}

/** Register and type; a type brings its register along. */
export function MainFields({ choices }: Props) {
  const { form, moveOn } = useFields()
  const { t } = useTranslation()
  const { category, register_id, doc_type_id } = form.getValues()
  const fixed = fixedRegister(choices, doc_type_id)
  const field = (path: 'register_id' | 'doc_type_id') => ({
    path,
    onChosen: moveOn,
    error: form.errors[path],
  })
  return (
    <FieldGrid>
      <Place width="half">
        <ChoiceField
          {...field('register_id')}
          label={t('registration.register')}
          {...(fixed !== null && { readOnly: true, description: t('registration.register_fixed') })}
          options={registersOf(choices, category).map(({ id, name, refused, in_main_list }) => ({
            id,
            ...(refused
              ? { name: `${name} · ${t(`registration.refused_${refused}`)}`, disabled: true }
              : { name }),
            ...(!in_main_list && { group: t('registration.other_registers') }),
          }))}
          value={register_id}
          onChange={(id) => form.setValues({ register_id: id, reservation_id: null, reserved: null })}
        />
      </Place>
      <Place width="half">
        <ChoiceField
          {...field('doc_type_id')}
          label={t('registration.type')}
          options={docTypesOf(choices, category)}
          value={doc_type_id}
          onChange={(id) => {
            form.setValues({
              doc_type_id: id,
              secondary_register_ids: furtherRegisters(choices, id),
              group_id: groupAfter(choices, form.getValues(), id),
              ...(isCaseOnly(choices, id) ? { case_shares: [], case_resolution: '' } : { case_id: null }),
            })
            // A reserved number that was chosen keeps its register, unless the type has one only.
            const isKept = form.getValues().reserved !== null && fixedRegister(choices, id) === null
            const register = (isKept ? null : suggestedRegister(choices, category, id)) ?? register_id
            if (register !== register_id)
              form.setValues({ register_id: register, reservation_id: null, reserved: null })
          }}
        />
      </Place>
      <CasePart choices={choices} />
    </FieldGrid>
  )
}
