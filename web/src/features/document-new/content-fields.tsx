import type { RegistrationForm } from '@hdoc/contract/documents/documents.ts'
import { accessLevelLabels, accessLevelSchema } from '@hdoc/contract/texts/choices.ts'
import { NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { wordingOf } from '../../entities/documents/wording.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { say } from '../../lib/i18n.ts'
import { Choice } from '../../ui/choice/choice.tsx'
import { DateField } from '../../ui/form/date-field.tsx'
import { FieldGrid, Place } from '../../ui/form/field-grid.tsx'
import { AnsweredField } from './answered-field.tsx'
import { focusNext } from './enter-moves-on.ts'
import { Keepable } from './keep-pin.tsx'
import { isReply } from './registration-values.ts'
import type { Habits } from './use-habits.ts'
import type { Registration } from './use-registration.ts'

type Props = { choices: RegistrationForm; registration: Registration; habits: Habits }

/** What the paper is about, how much of it there is, who works it. */
export function ContentFields({ choices, registration, habits }: Props) {
  const { form, rootRef } = registration
  const { t } = useTranslation()
  const values = form.getValues()
  const ownGroup = useSession().user?.group_name ?? ''
  const words = wordingOf(values.category)
  const isAnswered = isReply(values)
  const count = {
    allowDecimal: false,
    allowNegative: false,
    hideControls: true,
    max: 100_000,
    clampBehavior: 'none',
  } as const
  return (
    <FieldGrid>
      <Place>
        <Keepable field="short_description" label={t('registration.subject')} habits={habits}>
          <Textarea
            {...form.getInputProps('short_description')}
            label={t('registration.subject')}
            required
            maxLength={2000}
          />
        </Keepable>
      </Place>
      <Place width="quarter">
        <Keepable field="pages" label={t('registration.pages')} habits={habits}>
          <NumberInput {...form.getInputProps('pages')} {...count} label={t('registration.pages')} />
        </Keepable>
      </Place>
      <Place width="quarter">
        <Keepable field="annexes" label={t('registration.annexes')} habits={habits}>
          <NumberInput {...form.getInputProps('annexes')} {...count} label={t('registration.annexes')} />
        </Keepable>
      </Place>
      <AnsweredField registration={registration} />
      {!isAnswered && (
        <>
          <Place width="quarter">
            <Keepable field="external_number" label={words.externalNumber} habits={habits}>
              <TextInput
                {...form.getInputProps('external_number')}
                label={words.externalNumber}
                maxLength={100}
              />
            </Keepable>
          </Place>
          <Place width="quarter">
            <Keepable field="external_date" label={words.externalDate} habits={habits}>
              <DateField
                label={words.externalDate}
                data-path="external_date"
                error={form.errors.external_date}
                value={values.external_date}
                onChange={(day) => form.setFieldValue('external_date', day)}
              />
            </Keepable>
          </Place>
        </>
      )}
      <Place width="half">
        <Keepable field="access_level" label={t('registration.access_level')} habits={habits}>
          <NativeSelect
            label={t('registration.access_level')}
            description={values.access_level === 'restricted' && t('registration.restricted_help')}
            data-path="access_level"
            value={values.access_level}
            onChange={(event) =>
              form.setFieldValue('access_level', accessLevelSchema.parse(event.currentTarget.value))
            }
            data={Object.entries(accessLevelLabels).map(([value, label]) => ({ value, label: say(label) }))}
          />
        </Keepable>
      </Place>
      <Place width="half">
        <Keepable field="group_id" label={words.group} habits={habits}>
          <Choice
            label={words.group}
            description={
              values.category === 'interne' && ownGroup !== '' && t('counter.own_group', { group: ownGroup })
            }
            data-path="group_id"
            clearable
            placeholder={t('registration.group_none')}
            error={form.errors.group_id}
            data={choices.groups.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={values.group_id === null ? null : String(values.group_id)}
            onChange={(id) => form.setFieldValue('group_id', id === null ? null : Number(id))}
            onOptionSubmit={() => focusNext(rootRef.current, document.activeElement)}
          />
        </Keepable>
      </Place>
    </FieldGrid>
  )
}
