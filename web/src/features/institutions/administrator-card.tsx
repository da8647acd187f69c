import { administratorInputs } from '@hdoc/contract/clients/institution-inputs.ts'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/display/card.tsx'
import { FieldGrid, Place } from '../../ui/form/field/field-grid.tsx'
import { leaving } from '../../ui/form/field/leaving.ts'
import { ResourceField } from '../../ui/form/field/resource-field.tsx'
import { type InstitutionFormValues, suggestedUsername } from './institution-values.ts'

/** The card for the first administrator; the name suggests the user name. */
export function AdministratorCard({ form }: { form: UseFormReturnType<InstitutionFormValues> }) {
  const { t } = useTranslation()
  const suggestUsername = () => {
    const { name, username } = form.getValues().administrator
    if (username === '') form.setFieldValue('administrator.username', suggestedUsername(name))
  }
  return (
    <Card title={t('clients.section_administrator')} help={t('clients.section_administrator_help')}>
      <FieldGrid>
        {(['name', 'email', 'username'] as const).map((name) => {
          const path = `administrator.${name}` as const
          const binding = form.getInputProps(path)
          return (
            <Place key={name} width="third">
              <ResourceField
                required
                autoFocus={name === 'name'}
                input={administratorInputs[name]}
                key={form.key(path)}
                binding={name === 'name' ? leaving(binding, suggestUsername) : binding}
              />
            </Place>
          )
        })}
      </FieldGrid>
    </Card>
  )
}
