import type { RegistrationForm } from '@hdoc/contract/documents/documents.ts'
import { physicalFormLabels } from '@hdoc/contract/texts/choices.ts'
import { NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { say } from '../../lib/i18n.ts'
import { DateField } from '../../ui/form/date-field.tsx'
import { FieldGrid, Place } from '../../ui/form/field-grid.tsx'
import styles from './document-new.module.css'
import { FurtherRegisters } from './further-registers.tsx'
import { Keepable } from './keep-pin.tsx'
import type { RegistrationValues } from './registration-values.ts'
import type { Habits } from './use-habits.ts'
import type { Registration } from './use-registration.ts'

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
export function MoreFields({
  choices,
  registration,
  habits,
}: {
  choices: RegistrationForm
  registration: Registration
  habits: Habits
}) {
  const { form, messages } = registration
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
                {...form.getInputProps('deadline_days')}
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
            <Place width="third">
              <Keepable field="physical_form" label={t('registration.physical_form')} habits={habits}>
                <NativeSelect
                  {...form.getInputProps('physical_form')}
                  label={t('registration.physical_form')}
                  data={[
                    { value: '', label: t('registration.physical_form_none') },
                    ...Object.entries(physicalFormLabels).map(([value, label]) => ({
                      value,
                      label: say(label),
                    })),
                  ]}
                />
              </Keepable>
            </Place>
            <Place width="third">
              <Keepable field="location" label={t('registration.location')} habits={habits}>
                <TextInput
                  {...form.getInputProps('location')}
                  label={t('registration.location')}
                  maxLength={200}
                />
              </Keepable>
            </Place>
            <FurtherRegisters choices={choices} registration={registration} />
            <Place>
              <Keepable field="additional_info" label={t('registration.additional_info')} habits={habits}>
                <Textarea
                  {...form.getInputProps('additional_info')}
                  label={t('registration.additional_info')}
                  maxLength={4000}
                />
              </Keepable>
            </Place>
          </FieldGrid>
        )}
      </div>
    </>
  )
}
