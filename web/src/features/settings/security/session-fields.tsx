import '../../../lib/languages/own/administration/settings-texts.ts'
import type { SecuritySection } from '@hdoc/contract/settings/settings.ts'
import { NumberInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/format/format.ts'
import { FieldGrid, Place } from '../../../ui/form/field/field-grid.tsx'
import { SettingsPart } from '../settings-part.tsx'
import type { SecurityFormValues } from './security-values.ts'

const fields = [
  { name: 'session_idle_minutes', help: 'session_idle_help', limit: 'idle_minutes' },
  { name: 'session_absolute_hours', help: 'session_absolute_help', limit: 'absolute_hours' },
  { name: 'session_remember_days', help: 'session_remember_help', limit: 'remember_days' },
] as const
type Props = { form: UseFormReturnType<SecurityFormValues>; limits: SecuritySection['limits'] }

/** How long a session lives; the installation's own length beside each field. */
export function SessionFields({ form, limits }: Props) {
  const { t } = useTranslation()
  return (
    <SettingsPart title={t('settings.session_limits')} text={t('settings.session_text')}>
      <FieldGrid>
        {fields.map(({ name, help, limit }) => {
          const value = form.getValues()[name]
          return (
            <Place key={name} width="third">
              <NumberInput
                data-path={name}
                error={form.errors[name]}
                label={t(`settings.f.${name}`)}
                description={t(`settings.${help}`, { limit: formatNumber(limits[limit]) })}
                placeholder={String(limits[limit])}
                allowDecimal={false}
                allowNegative={false}
                hideControls
                value={typeof value === 'number' ? value : ''}
                onChange={(next) => {
                  form.setFieldValue(name, typeof next === 'number' ? next : null)
                  form.clearFieldError(name)
                }}
              />
            </Place>
          )
        })}
      </FieldGrid>
    </SettingsPart>
  )
}
