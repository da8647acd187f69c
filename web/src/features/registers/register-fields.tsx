import { validationTable } from '@hdoc/contract/failures/validation-messages.ts'
import { registerInputs } from '@hdoc/contract/registers/register-inputs.ts'
import { type Register, registers } from '@hdoc/contract/registers/registers.ts'
import { Input, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format.ts'
import { say } from '../../lib/i18n.ts'
import { FieldGrid, Place } from '../../ui/form/field-grid.tsx'
import styles from '../../ui/form/form.module.css'
import { ResourceField } from '../../ui/form/resource-field.tsx'
import { AccessEditor } from './access-editor.tsx'
import { NextReset } from './next-reset.tsx'
import { NumberPreview } from './number-preview.tsx'
import type { RegisterFormValues } from './register-values.ts'

type Props = { form: UseFormReturnType<RegisterFormValues>; register: Register | undefined }
type Name = keyof typeof registers.inputs

/** The fields of a register; the pattern shows the numbers it will give. */
export function RegisterFields({ form, register }: Props) {
  const { t } = useTranslation()
  const values = form.getValues()
  const field = (
    name: Name,
    more: { required?: boolean; autoFocus?: boolean; disabled?: boolean; help?: React.ReactNode } = {},
  ) => {
    const input = registers.inputs[name]
    return input && <ResourceField input={input} binding={form.getInputProps(name)} {...more} />
  }
  const given = register?.current_number
    ? t('registers.given', { number: formatNumber(register.current_number) })
    : t('registers.next_help')
  return (
    <FieldGrid>
      <Place width="widest">{field('name', { required: true, autoFocus: true })}</Place>
      <Place width="quarter">{field('code', { required: true })}</Place>
      <Place width="half">
        {field('pattern', {
          required: true,
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
          field('reset', { required: true })
        )}
      </Place>
      <Place width="quarter">{field('number_after_reset')}</Place>
      <Place width="half">{field('last_number')}</Place>
      <Place width="half">
        <NextReset values={values} register={register} />
      </Place>
      <Place>
        <AccessEditor
          value={values.access}
          onChange={(access) => form.setFieldValue('access', access)}
          error={form.errors.access && <Input.Error>{form.errors.access}</Input.Error>}
        />
      </Place>
      <Place>
        <div className={styles.checks}>
          {field('daily')}
          {field('secondary')}
          {field('online')}
          {field('is_default', {
            ...(values.secondary && {
              disabled: !values.is_default,
              help: say(validationTable.secondary_default),
            }),
          })}
          {field('in_main_list')}
        </div>
      </Place>
      <Place>{field('description')}</Place>
    </FieldGrid>
  )
}
