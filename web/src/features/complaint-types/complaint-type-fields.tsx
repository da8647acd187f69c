import type { ComplaintType, complaintTypes } from '@hdoc/contract/complaints/complaint-types.ts'
import { complaintTypeInputs as inputs } from '@hdoc/contract/complaints/type-inputs.ts'
import { ColorInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { docTypesOfQuery } from '../../entities/doc-types/queries.ts'
import { groupOptionsQuery } from '../../entities/people/queries.ts'
import { registerOptionsQuery } from '../../entities/registers/queries.ts'
import { say } from '../../lib/languages/i18n.ts'
import { Picker } from '../../ui/choice/picker.tsx'
import { chosenInput } from '../../ui/form/field/chosen-input.ts'
import { FieldGrid, Place } from '../../ui/form/field/field-grid.tsx'
import type { Written } from '../../ui/form/resource/form-resource.ts'
import type { FormParts } from '../../ui/form/resource/use-resource-form.ts'
import styles from './complaint-types.module.css'
import { LinesField } from './lines-field.tsx'
import { PolygonField } from './polygon-field.tsx'
import { ToldField } from './told-field.tsx'

type Values = Written<z.output<typeof complaintTypes.values>>

const words = (name: 'register_id' | 'doc_type_id' | 'group_id' | 'told_user_ids') => ({
  label: say(inputs[name].label),
  description: say(inputs[name].help),
})

/** The fields of a complaint type. */
export function ComplaintTypeFields({ form, field }: FormParts<ComplaintType, Values>) {
  const { t } = useTranslation()
  const values = form.getValues()
  const reference = (name: 'register_id' | 'doc_type_id' | 'group_id') => ({
    ...chosenInput(form, name),
    value: values[name] || null,
    onChange: (id: number | null) => form.setFieldValue(name, id),
  })
  return (
    <>
      <FieldGrid>
        <Place width="wide">{field('name')}</Place>
        <Place width="third">{field('icon')}</Place>
        <Place width="third">
          <ColorInput
            withEyeDropper={false}
            {...chosenInput(form, 'color')}
            label={say(inputs.color.label)}
            description={say(inputs.color.help)}
            format="hex"
          />
        </Place>
        <Place width="third">{field('deadline_days')}</Place>
        <Place>{field('help')}</Place>
        <Place>{field('active')}</Place>
      </FieldGrid>
      <fieldset className={styles.section}>
        <legend>{t('complaints.types_numbers')}</legend>
        <FieldGrid>
          <Place width="half">
            <Picker {...words('register_id')} {...reference('register_id')} request={registerOptionsQuery} />
          </Place>
          <Place width="half">
            <Picker
              {...words('doc_type_id')}
              {...reference('doc_type_id')}
              request={docTypesOfQuery(['intrare'])}
            />
          </Place>
          <Place width="half">
            <Picker {...words('group_id')} {...reference('group_id')} request={groupOptionsQuery} />
          </Place>
          <Place width="half">
            <ToldField {...words('told_user_ids')} {...chosenInput(form, 'told_user_ids')} />
          </Place>
          <Place>
            <LinesField
              label={t('complaints.answers')}
              help={t('complaints.answers_help')}
              error={form.errors.answers}
              path="answers"
              between={'\n\n'}
              value={values.answers}
              onChange={(answers) => form.setFieldValue('answers', answers)}
            />
          </Place>
        </FieldGrid>
      </fieldset>
      <fieldset className={styles.section}>
        <legend>{t('complaints.types_place')}</legend>
        <FieldGrid>
          <Place width="half">{field('area')}</Place>
          <Place width="half">{field('authority', { disabled: values.area === 'whole' })}</Place>
          {values.area === 'polygon' && (
            <Place>
              <PolygonField
                value={values.polygon}
                error={form.errors.polygon}
                onChange={(corners) => form.setFieldValue('polygon', corners)}
              />
            </Place>
          )}
          {values.area === 'localities' && (
            <Place>
              <LinesField
                label={t('complaints.localities')}
                help={t('complaints.localities_help')}
                error={form.errors.localities}
                path="localities"
                between={'\n'}
                value={values.localities}
                onChange={(localities) => form.setFieldValue('localities', localities)}
              />
            </Place>
          )}
        </FieldGrid>
      </fieldset>
      <fieldset className={styles.section}>
        <legend>{t('complaints.types_public')}</legend>
        <FieldGrid>
          <Place>{field('is_public')}</Place>
          <Place>{field('after_hours')}</Place>
        </FieldGrid>
      </fieldset>
    </>
  )
}
