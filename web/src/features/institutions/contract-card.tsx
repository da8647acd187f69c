import { institutions } from '@hdoc/contract/clients/institutions.ts'
import { NumberInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { companyOptionsQuery } from '../../entities/clients/queries.ts'
import { say } from '../../lib/languages/i18n.ts'
import { currentLanguage } from '../../lib/languages/language.ts'
import { Card } from '../../ui/display/card.tsx'
import { FieldGrid, Place } from '../../ui/form/field/field-grid.tsx'
import { fieldsOf } from '../../ui/form/resource/fields-of.tsx'
import type { InstitutionFields } from './institution-values.ts'

/** The card for the time an institution is active, and its contract. */
export function ContractCard<V extends InstitutionFields>({ form: typed }: { form: UseFormReturnType<V> }) {
  const { t } = useTranslation()
  // Both forms hold these fields, but Mantine types paths by the whole form, so the type is narrowed here.
  const form = typed as unknown as UseFormReturnType<InstitutionFields>
  const field = fieldsOf(institutions, form)
  return (
    <Card title={t('clients.section_contract')}>
      <FieldGrid>
        <Place width="quarter">{field('active_from')}</Place>
        <Place width="quarter">{field('active_to')}</Place>
        <Place width="quarter">{field('billing_from')}</Place>
        <Place width="quarter">{field('billing_to')}</Place>
        <Place width="quarter">{field('contract_number')}</Place>
        <Place width="quarter">{field('contract_start')}</Place>
        <Place width="quarter">{field('contract_end')}</Place>
        <Place width="quarter">
          <NumberInput
            key={form.key('contract_price')}
            {...form.getInputProps('contract_price')}
            label={say(institutions.inputs.contract_price.label)}
            allowNegative={false}
            decimalScale={2}
            decimalSeparator={currentLanguage() === 'ro' ? ',' : '.'}
            thousandSeparator={currentLanguage() === 'ro' ? '.' : ','}
            hideControls
          />
        </Place>
        <Place width="half">{field('company_id', { options: companyOptionsQuery })}</Place>
      </FieldGrid>
    </Card>
  )
}
