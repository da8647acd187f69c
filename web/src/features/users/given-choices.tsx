import { users } from '@hdoc/contract/people/users.ts'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { say } from '../../lib/languages/i18n.ts'
import { Choices } from '../../ui/choice/choices.tsx'
import type { UserFormValues } from './user-values.ts'

type Choice = { id: number; name: string; may_give: boolean }
type Props = {
  form: UseFormReturnType<UserFormValues>
  name: 'role_ids' | 'bundle_ids'
  choices: readonly Choice[]
}

/**
 * Chooses several of a list. What the caller may not give stays if the person has it already, and cannot be
 * added.
 */
export function GivenChoices({ form, name, choices }: Props) {
  const { t } = useTranslation()
  const chosen = form.getValues()[name]
  const input = users.inputs[name]
  const withheld = choices.some((one) => !one.may_give)
  return (
    <Choices
      data-path={name}
      error={form.errors[name]}
      label={input && say(input.label)}
      description={withheld ? t('users.not_yours') : undefined}
      clearable
      hidePickedOptions
      data={choices.map((one) => ({
        value: String(one.id),
        label: one.name,
        disabled: !one.may_give && !chosen.includes(one.id),
      }))}
      value={chosen.map(String)}
      onChange={(ids: string[]) => form.setFieldValue(name, ids.map(Number))}
    />
  )
}
