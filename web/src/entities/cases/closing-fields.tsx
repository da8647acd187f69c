import {
  DECLINED,
  FILED,
  isClosingStatus,
  type LegalGround,
  legalGrounds,
} from '@hdoc/contract/cases/closing.ts'
import { DOCUMENT_STATUSES } from '@hdoc/contract/documents/status/document-status.ts'
import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/format/format.ts'
import { say } from '../../lib/languages/i18n.ts'
import { Choice } from '../../ui/choice/choice.tsx'

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

type Props<V> = {
  form: UseFormReturnType<V>
  /** The last day on which the paper of a single case may be sent on. */
  declinedBy?: string
}

/** The closing status, and whatever that one asks for. */
export function ClosingFields<V extends ClosingValues>({ form, declinedBy }: Props<V>) {
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
          description={declinedBy && t('workcases.declined_to_help', { date: formatDate(declinedBy) })}
          required
          maxLength={300}
        />
      )}
    </>
  )
}
