import { caseClosing } from '@hdoc/contract/cases/case-inputs.ts'
import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import { caseCalls } from '@hdoc/contract/cases/cases.ts'
import {
  DECLINED,
  FILED,
  isClosingStatus,
  type LegalGround,
  legalGrounds,
} from '@hdoc/contract/cases/closing.ts'
import { DOCUMENT_STATUSES } from '@hdoc/contract/documents/status/document-status.ts'
import { addDays } from '@hdoc/contract/ro/local-date.ts'
import { Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../entities/session/session-store.ts'
import { call } from '../../../lib/calls/call.ts'
import { formatDate } from '../../../lib/format/format.ts'
import { say } from '../../../lib/languages/i18n.ts'
import { Choice } from '../../../ui/choice/choice.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { labelOfCaseField } from './label-of-field.ts'
import { useCaseForm } from './use-case-form.ts'

type Values = {
  status: number | null
  legal_ground: LegalGround | null
  declined_to: string
  resolution: string
  reason: string
}
const beginning = ({ resolution }: WorkCase): Values => ({
  status: null,
  legal_ground: null,
  declined_to: '',
  resolution,
  reason: '',
})
/** Days from its registration within which a paper is sent on to whom it belongs (OG 27/2002, art. 6^1). */
const DECLINING_DAYS = 5
const statuses = DOCUMENT_STATUSES.filter(({ id }) => isClosingStatus(id))

/** Closes a case with its closing status, and whatever that one asks for. */
export default function CloseDialog({ row, onClose }: { row: WorkCase; onClose: () => void }) {
  const { t } = useTranslation()
  const userId = useSession().user?.id
  const { id, version, number, shares } = row
  const { schemaForm, dialog } = useCaseForm({
    row,
    onClose,
    schema: caseClosing,
    beginning,
    toValues: ({ status, legal_ground, declined_to, ...values }) => ({
      id,
      version,
      status,
      ...(status === FILED && { legal_ground }),
      ...(status === DECLINED && { declined_to }),
      ...values,
    }),
    save: (body) => call(caseCalls.close, { body }),
    said: () => t('workcases.done_close', { number }),
  })
  const { form } = schemaForm
  const values = form.getValues()
  const opinions = shares.filter(
    ({ role, status, ended_at }) => role === 'opinion' && ended_at === null && status.code !== 'closed',
  )
  const registered = row.documents.find(({ role }) => role === 'origin')?.registered_on
  const origin = registered || row.opened_at.slice(0, 10)
  const isOwn = row.lead?.person?.id === userId
  return (
    <FormDialog
      title={t('workcases.close_title', { number })}
      {...dialog}
      labelOf={labelOfCaseField}
      saveLabel={t('workcases.close')}
    >
      <Choice
        data-autofocus
        data-path="status"
        label={t('workcases.closing_status')}
        description={t('workcases.closing_status_help')}
        required
        error={form.errors.status}
        value={values.status === null ? null : String(values.status)}
        onChange={(next) => form.setFieldValue('status', next ? Number(next) : null)}
        data={statuses.map((one) => ({ value: String(one.id), label: say(one.label) }))}
      />
      {values.status === FILED && (
        <Choice
          data-path="legal_ground"
          label={t('workcases.legal_ground')}
          description={t('workcases.legal_ground_help')}
          required
          error={form.errors.legal_ground}
          value={values.legal_ground}
          onChange={(next) => form.setFieldValue('legal_ground', next as LegalGround | null)}
          data={Object.entries(legalGrounds).map(([value, text]) => ({ value, label: say(text) }))}
        />
      )}
      {values.status === DECLINED && (
        <TextInput
          key={form.key('declined_to')}
          {...form.getInputProps('declined_to')}
          label={t('workcases.declined_to')}
          description={t('workcases.declined_to_help', { date: formatDate(addDays(origin, DECLINING_DAYS)) })}
          required
          maxLength={300}
        />
      )}
      <Textarea
        key={form.key('resolution')}
        {...form.getInputProps('resolution')}
        label={t('workcases.closing_resolution')}
        maxLength={2000}
      />
      {!isOwn && (
        <Textarea
          key={form.key('reason')}
          {...form.getInputProps('reason')}
          label={t('workcases.reason')}
          description={t('workcases.close_reason_help')}
          maxLength={1000}
        />
      )}
      {opinions.length > 0 && (
        <Note kind="warn">
          {t('workcases.close_opinions', {
            groups: opinions.map(({ group }) => group?.name ?? '').join(', '),
          })}
        </Note>
      )}
      <Note kind="info">{t('workcases.close_what')}</Note>
    </FormDialog>
  )
}
