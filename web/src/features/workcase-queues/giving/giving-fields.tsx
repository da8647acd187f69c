import { MOST_RESOLUTION } from '@hdoc/contract/templates/template-kinds.ts'
import { NativeSelect, Textarea } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { ChooseWorker } from '../../../entities/cases/choose-worker.tsx'
import { PreparedResolution } from '../../../entities/cases/prepared-resolution.tsx'
import { groupOptionsQuery } from '../../../entities/people/queries.ts'
import { useMay } from '../../../entities/session/use-may.ts'
import { ManyPicker } from '../../../ui/choice/many-picker.tsx'
import { DateField } from '../../../ui/form/field/date-field.tsx'
import type { GivingValues } from './giving-values.ts'

/** The fields of a giving. Whoever gives within a department only is not asked for others. */
export function GivingFields({ form }: { form: UseFormReturnType<GivingValues> }) {
  const { t } = useTranslation()
  const may = useMay()
  const { group, person, others, others_as, deadline_on } = form.getValues()
  return (
    <>
      <ChooseWorker
        autoFocus
        groupId={group?.id ?? null}
        userId={person?.id ?? null}
        paths={{ group: 'shares.0.group_id', person: 'shares.0.user_id' }}
        errors={form.errors}
        onGroup={(id, name) => form.setValues({ group: id === null ? null : { id, name }, person: null })}
        onPerson={(id, name) => form.setFieldValue('person', id === null ? null : { id, name })}
      />
      {may('workcase.resolution') && (
        <>
          <PreparedResolution
            written={form.getValues().resolution}
            onWrite={(text) => form.setFieldValue('resolution', text)}
          />
          <Textarea
            key={form.key('resolution')}
            {...form.getInputProps('resolution')}
            label={t('queues.resolution')}
            description={t('queues.resolution_help')}
            autosize
            minRows={2}
            maxLength={MOST_RESOLUTION}
          />
        </>
      )}
      <DateField
        label={t('queues.deadline')}
        description={t('queues.deadline_help')}
        data-path="shares.0.deadline_on"
        error={form.errors['shares.0.deadline_on']}
        value={deadline_on}
        onChange={(day) => form.setFieldValue('deadline_on', day)}
      />
      {may('workcase.assign') && (
        <ManyPicker
          label={t('queues.others')}
          data-path="shares"
          error={form.errors.shares}
          request={groupOptionsQuery}
          value={others}
          onChange={(chosen) => form.setFieldValue('others', chosen)}
        />
      )}
      {others.length > 0 && (
        <NativeSelect
          label={t('queues.others_as')}
          value={others_as}
          onChange={(event) =>
            form.setFieldValue('others_as', event.currentTarget.value === 'work' ? 'work' : 'opinion')
          }
          data={[
            { value: 'opinion', label: t('queues.others_opinion') },
            { value: 'work', label: t('queues.others_work') },
          ]}
        />
      )}
    </>
  )
}
