import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import {
  DECLINED,
  FILED,
  isClosingStatus,
  type LegalGround,
  legalGrounds,
} from '@hdoc/contract/cases/closing.ts'
import { DOCUMENT_STATUSES } from '@hdoc/contract/documents/status/document-status.ts'
import { addDays } from '@hdoc/contract/ro/local-date.ts'
import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../entities/session/session-store.ts'
import { formatDate } from '../../../lib/format/format.ts'
import { say } from '../../../lib/languages/i18n.ts'
import { Choice } from '../../../ui/choice/choice.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { ReasonField } from '../../../ui/form/field/reason-field.tsx'

/** What closing a case asks for besides its resolution. */
export type ClosingValues = {
  status: number | null
  legal_ground: LegalGround | null
  declined_to: string
  reason: string
}
export const blankClosing: ClosingValues = { status: null, legal_ground: null, declined_to: '', reason: '' }

/** The values as the call takes them: a status brings along only what belongs to it. */
export const closingBody = ({ status, legal_ground, declined_to, reason }: ClosingValues) => ({
  status,
  ...(status === FILED && { legal_ground }),
  ...(status === DECLINED && { declined_to }),
  reason,
})

const statuses = DOCUMENT_STATUSES.filter(({ id }) => isClosingStatus(id))

/** Days from its registration within which a paper is sent on to whom it belongs (OG 27/2002, art. 6^1). */
const DECLINING_DAYS = 5

type Props<V> = { form: UseFormReturnType<V>; row: WorkCase }

/** The last day on which a paper of somebody else's may be sent on. */
function lastDeclining({ documents, opened_at }: WorkCase): string {
  const registered = documents.find(({ role }) => role === 'origin')?.registered_on
  return addDays(registered || opened_at.slice(0, 10), DECLINING_DAYS)
}

/** The closing status, and whatever that one asks for. */
export function ClosingFields<V extends ClosingValues>({ form, row }: Props<V>) {
  const { t } = useTranslation()
  const { status, legal_ground } = form.getValues()
  return (
    <>
      <Choice
        data-autofocus
        data-path="status"
        label={t('workcases.closing_status')}
        description={t('workcases.closing_status_help')}
        required
        error={form.errors.status}
        value={status === null ? null : String(status)}
        onChange={(next) => form.setFieldValue('status', (next ? Number(next) : null) as never)}
        data={statuses.map((one) => ({ value: String(one.id), label: say(one.label) }))}
      />
      {status === FILED && (
        <Choice
          data-path="legal_ground"
          label={t('workcases.legal_ground')}
          description={t('workcases.legal_ground_help')}
          required
          error={form.errors.legal_ground}
          value={legal_ground}
          onChange={(next) => form.setFieldValue('legal_ground', next as never)}
          data={Object.entries(legalGrounds).map(([value, text]) => ({ value, label: say(text) }))}
        />
      )}
      {status === DECLINED && (
        <TextInput
          key={form.key('declined_to')}
          {...form.getInputProps('declined_to')}
          label={t('workcases.declined_to')}
          description={t('workcases.declined_to_help', { date: formatDate(lastDeclining(row)) })}
          required
          maxLength={300}
        />
      )}
    </>
  )
}

/** Why somebody else's case is closed, and which opinions end with it. */
export function ClosingNotes<V extends ClosingValues>({ form, row }: Props<V>) {
  const { t } = useTranslation()
  const userId = useSession().user?.id
  const opinions = row.shares.filter(
    ({ role, status, ended_at }) => role === 'opinion' && ended_at === null && status.code !== 'closed',
  )
  return (
    <>
      {row.lead?.person?.id !== userId && (
        <ReasonField
          form={form}
          label={t('workcases.reason')}
          description={t('workcases.close_reason_help')}
        />
      )}
      {opinions.length > 0 && (
        <Note kind="warn">
          {t('workcases.close_opinions', {
            groups: opinions.map(({ group }) => group?.name ?? '').join(', '),
          })}
        </Note>
      )}
    </>
  )
}
