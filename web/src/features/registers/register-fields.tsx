import { validationTable } from '@hdoc/contract/failures/validation-messages.ts'
import { registerInputs } from '@hdoc/contract/registers/register-inputs.ts'
import type { Register } from '@hdoc/contract/registers/registers.ts'
import { Input, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format/format.ts'
import { say } from '../../lib/languages/i18n.ts'
import { FieldGrid, Place, Ticks } from '../../ui/form/field/field-grid.tsx'
import { useShown } from '../../ui/form/field/use-shown.ts'
import type { FormParts } from '../../ui/form/resource/use-resource-form.ts'
import { AccessEditor } from './access-editor.tsx'
import { NextReset } from './next-reset.tsx'
import { NumberPreview } from './number-preview.tsx'
import type { RegisterFormValues } from './register-values.ts'

type Parts = FormParts<Register, RegisterFormValues>

/** How a register numbers; a register of history does not. */
function NumberFields({ form, field, row: register, values }: Parts & { values: RegisterFormValues }) {
  const { t } = useTranslation()
  const given = register?.current_number
    ? t('registers.given', { number: formatNumber(register.current_number) })
    : t('registers.next_help')
  return (
    <>
      <Place width="half">
        {field('pattern', {
          help: (
            <>
              {t('registers.pattern_codes')}
              <br />
              <span>
                <NumberPreview
                  pattern={values.pattern}
                  next={values.next_number}
                  code={values.code}
                  daily={values.daily}
                  last={values.last_number}
                />
              </span>
            </>
          ),
        })}
      </Place>
      {(values.share_numbers || form.errors.share_numbers) && <Place>{field('share_numbers')}</Place>}
      <Place width="half">{field('next_number', { help: given })}</Place>
      <Place width="quarter">{field('category')}</Place>
      <Place width="half">
        {values.daily ? (
          <TextInput
            label={say(registerInputs.reset.label)}
            value={t('registers.reset_daily')}
            description={t('registers.reset_daily_help')}
            disabled
          />
        ) : (
          field('reset')
        )}
      </Place>
      <Place width="quarter">{field('number_after_reset')}</Place>
      <Place width="half">{field('last_number')}</Place>
      <Place width="half">
        <NextReset values={values} register={register} />
      </Place>
    </>
  )
}

/** The fields of a register; the pattern shows the numbers it will give. */
export function RegisterFields(parts: Parts) {
  const { form, field, row: register } = parts
  const values = useShown(form, ['pattern', 'code'])
  const isHistory = typeof register?.history_of === 'number'
  return (
    <FieldGrid>
      <Place width="widest">{field('name')}</Place>
      <Place width="quarter">{field('code')}</Place>
      {!isHistory && <NumberFields {...parts} values={values} />}
      <Place>{field('holder_group_id')}</Place>
      <Place>
        <AccessEditor
          value={values.access}
          onChange={(access) => form.setFieldValue('access', access)}
          error={form.errors.access && <Input.Error>{form.errors.access}</Input.Error>}
        />
      </Place>
      <Place>
        <Ticks>
          {!isHistory && (
            <>
              {field('daily')}
              {field('secondary')}
              {field('online')}
              {field('answers_on_line')}
              {field('is_default', {
                ...(values.secondary && {
                  disabled: !values.is_default,
                  help: say(validationTable.secondary_default),
                }),
              })}
            </>
          )}
          {field('in_main_list')}
        </Ticks>
      </Place>
      <Place>{field('description')}</Place>
    </FieldGrid>
  )
}
