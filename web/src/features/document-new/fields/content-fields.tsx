import { hasPlain } from '@hdoc/contract/documents/plain/plain-fields.ts'
import type { RegistrationForm } from '@hdoc/contract/documents/record/documents.ts'
import { accessLevelSchema } from '@hdoc/contract/texts/choice-schemas.ts'
import { accessLevelLabels } from '@hdoc/contract/texts/choices.ts'
import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { wordingOf } from '../../../entities/documents/wording.ts'
import { useSession } from '../../../entities/session/session-store.ts'
import { say } from '../../../lib/languages/i18n.ts'
import { Choice } from '../../../ui/choice/choice.tsx'
import { FieldGrid, Place } from '../../../ui/form/field/field-grid.tsx'
import { AskedField } from '../form/asked-field.tsx'
import { Keepable } from '../form/keep-pin.tsx'
import { useFields } from '../form/registration-fields.ts'
import { isReply } from '../values/body-of.ts'
import { AnsweredField } from './answered-field.tsx'

type Props = { groups: RegistrationForm['groups'] }

/** What the paper is about, how much of it there is, who works it. */
export function ContentFields({ groups }: Props) {
  const { form, moveOn } = useFields()
  const { t } = useTranslation()
  const values = form.getValues()
  const ownGroup = useSession().user?.group_name ?? ''
  const words = wordingOf(values.category)
  const isAnswered = isReply(values)
  const isIncoming = hasPlain(values.category, 'arrival')
  const width = isIncoming ? 'third' : 'half'
  return (
    <FieldGrid>
      <AskedField name="short_description" width="full" />
      <AskedField name="pages" width="quarter" />
      <AskedField name="annexes" width="quarter" />
      <AnsweredField />
      {!isAnswered && (
        <>
          <AskedField name="external_number" label={words.externalNumber} width="quarter" />
          <AskedField name="external_date" label={words.externalDate} width="quarter" />
        </>
      )}
      {isIncoming && <AskedField name="arrival" width="third" />}
      <Place width={width}>
        <Keepable field="access_level" label={t('registration.access_level')}>
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
      <Place width={width}>
        <Keepable field="group_id" label={words.group}>
          <Choice
            label={words.group}
            description={
              values.category === 'interne' && ownGroup !== '' && t('counter.own_group', { group: ownGroup })
            }
            data-path="group_id"
            clearable
            placeholder={t('registration.group_none')}
            error={form.errors.group_id}
            data={groups.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={values.group_id === null ? null : String(values.group_id)}
            onChange={(id) => form.setFieldValue('group_id', id === null ? null : Number(id))}
            onOptionSubmit={moveOn}
          />
        </Keepable>
      </Place>
    </FieldGrid>
  )
}
