import type { RegistrationForm } from '@hdoc/contract/documents.ts'
import { physicalFormLabels } from '@hdoc/contract/labels.ts'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { say } from '../../lib/i18n.ts'
import { DateField } from '../../ui/date-field.tsx'
import { FieldGrid, Place } from '../../ui/form/field-grid.tsx'
import styles from './document-new.module.css'
import { FurtherRegisters } from './further-registers.tsx'
import type { Registration } from './use-registration.ts'

const paths = [
  'deadline_on',
  'additional_info',
  'physical_form',
  'location',
  'secondary_register_ids',
] as const

/** What few papers need, behind one line; it opens by itself when something in it is wrong. */
export function MoreFields({
  choices,
  registration,
}: {
  choices: RegistrationForm
  registration: Registration
}) {
  const { form, messages } = registration
  const { t } = useTranslation()
  const [wanted, setWanted] = useState(false)
  const id = useId()
  const isWrong = paths.some((path) => messages[path])
  // Opened for an error it stays open: mending the error must not take the field away.
  useEffect(() => {
    if (isWrong) setWanted(true)
  }, [isWrong])
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
                onChange={(day) => form.setFieldValue('deadline_on', day)}
              />
            </Place>
            <Place width="third">
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
            </Place>
            <Place width="third">
              <TextInput
                {...form.getInputProps('location')}
                label={t('registration.location')}
                maxLength={200}
              />
            </Place>
            <FurtherRegisters choices={choices} registration={registration} />
            <Place>
              <Textarea
                {...form.getInputProps('additional_info')}
                label={t('registration.additional_info')}
                maxLength={4000}
              />
            </Place>
          </FieldGrid>
        )}
      </div>
    </>
  )
}
