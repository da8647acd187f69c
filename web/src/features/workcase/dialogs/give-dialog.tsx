import { shareGiving } from '@hdoc/contract/cases/case-inputs.ts'
import type { CaseShare, WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import { shareCalls } from '@hdoc/contract/cases/share-calls.ts'
import { useTranslation } from 'react-i18next'
import { CandidateField } from '../../../entities/cases/candidate-field.tsx'
import { groupOptionsQuery } from '../../../entities/people/queries.ts'
import { call } from '../../../lib/calls/call.ts'
import { Picker } from '../../../ui/choice/picker.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { DateField } from '../../../ui/form/field/date-field.tsx'
import { ReasonField } from '../../../ui/form/field/reason-field.tsx'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { labelOfCaseField } from './label-of-field.ts'
import { useCaseForm } from './use-case-form.ts'

type Props = { row: WorkCase; share: CaseShare; onClose: () => void }
type Values = { group_id: number | null; user_id: number | null; deadline_on: string | null; reason: string }

/**
 * Gives a share to another person of its group. What was refused, or lies with no group yet, may go to any group by
 * whoever gave it, and the group is chosen anew; other work goes to another group with its papers, by a transfer.
 */
export default function GiveDialog({ row, share, onClose }: Props) {
  const { t } = useTranslation()
  const { version, number } = row
  const { movable } = share
  const { schemaForm, dialog } = useCaseForm({
    row,
    onClose,
    schema: shareGiving,
    beginning: (): Values => ({
      group_id: movable ? null : (share.group?.id ?? null),
      user_id: null,
      deadline_on: share.deadline_on,
      reason: '',
    }),
    toValues: ({ group_id, ...values }) => ({
      share_id: share.id,
      version,
      ...values,
      // Left out, it stays in its department; whoever chooses one anew has to.
      ...((movable || group_id !== null) && { group_id }),
    }),
    save: (body) => call(shareCalls.give, { body }),
    said: () => t('workcases.done_give', { number }),
  })
  const { form } = schemaForm
  const values = form.getValues()
  return (
    <FormDialog
      title={t('workcases.give_title', { number })}
      {...dialog}
      labelOf={labelOfCaseField}
      saveLabel={t('workcases.give')}
    >
      {share.status.code === 'refused' && (
        <Note kind="warn">
          {t('workcases.refused_by', { group: share.group?.name ?? '', reason: share.reason })}
        </Note>
      )}
      <Picker
        label={t('documents.department')}
        description={movable ? undefined : t('workcases.give_transfer')}
        data-path="group_id"
        {...(movable && { 'data-autofocus': true })}
        required
        readOnly={!movable}
        clearable={movable}
        error={form.errors.group_id}
        request={groupOptionsQuery}
        value={values.group_id}
        onChange={(group_id) => form.setValues({ group_id, user_id: null })}
      />
      <CandidateField
        path="user_id"
        autoFocus={!movable}
        groupId={values.group_id}
        error={form.errors.user_id}
        value={values.user_id}
        onChange={(user_id) => form.setFieldValue('user_id', user_id)}
      />
      <DateField
        label={t('workcases.own_deadline')}
        data-path="deadline_on"
        error={form.errors.deadline_on}
        value={values.deadline_on}
        onChange={(deadline_on) => form.setFieldValue('deadline_on', deadline_on)}
      />
      <ReasonField form={form} label={t('workcases.reason')} />
    </FormDialog>
  )
}
