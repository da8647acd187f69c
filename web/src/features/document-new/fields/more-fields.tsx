import type { RegistrationForm } from '@hdoc/contract/documents/record/documents.ts'
import { NumberInput } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../../ui/form/field/date-field.tsx'
import { FieldGrid, Place } from '../../../ui/form/field/field-grid.tsx'
import styles from '../document-new.module.css'
import { AskedField } from '../form/asked-field.tsx'
import { useFields } from '../form/registration-fields.ts'
import type { RegistrationValues } from '../values/registration-values.ts'
import { FurtherRegisters } from './further-registers.tsx'

const written = ['deadline_on', 'deadline_days', 'additional_info', 'physical_form', 'location'] as const
const paths = [...written, 'secondary_register_ids'] as const

/**
 * What stands in the fold, '' for nothing. Further registers are left out: a type brings them along, and the
 * panel of the number shows them.
 */
const textOf = (values: RegistrationValues) =>
  written
    .map((path) => values[path] ?? '')
    .join('\n')
    .trim()

/**
 * Fields that few papers need, folded behind one line. The fold opens by itself when something in it is
 * wrong, or when a value is put into it: by the last paper, a draft or a template.
 */
export function MoreFields({ secondary }: { secondary: RegistrationForm['secondary_registers'] }) {
  const { form, messages } = useFields()
  const { t } = useTranslation()
  const text = textOf(form.getValues())
  const [wanted, setWanted] = useState(text !== '')
  const id = useId()
  const isWrong = paths.some((path) => messages[path])
  // A fold that opened for an error stays open, or correcting the error would take the field away.
  useEffect(() => {
    if (isWrong) setWanted(true)
  }, [isWrong])
  useEffect(() => {
    if (text !== '') setWanted(true)
  }, [text])
  const opened = wanted || isWrong
  const Arrow = opened ? IconChevronDown : IconChevronRight
  return (
    <>
      <button
        type="button"
        className={styles.more}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setWanted(!opened)}
      >
        <Arrow size={16} aria-hidden />
        {t('registration.more')}
      </button>
      <div id={id} className={opened ? styles.moreFields : undefined}>
        {opened && (
          <FieldGrid>
            <Place width="third">
              <DateField
                label={t('registration.deadline_on')}
                description={t('registration.deadline_on_help')}
                data-path="deadline_on"
                error={form.errors.deadline_on}
                value={form.getValues().deadline_on}
                onChange={(day) => form.setValues({ deadline_on: day, deadline_days: '' })}
              />
            </Place>
            <Place width="third">
              <NumberInput
                data-path="deadline_days"
                error={form.errors.deadline_days}
                value={form.getValues().deadline_days}
                label={t('counter.deadline_days')}
                description={t('registration.deadline_on_help')}
                onChange={(days) =>
                  form.setValues({ deadline_days: typeof days === 'number' ? days : '', deadline_on: null })
                }
                allowDecimal={false}
                allowNegative={false}
                hideControls
                max={3650}
              />
            </Place>
            <AskedField name="physical_form" width="third" />
            <AskedField name="location" width="third" />
            <FurtherRegisters registers={secondary} />
            <AskedField name="additional_info" width="full" />
          </FieldGrid>
        )}
      </div>
    </>
  )
}
