import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import { addDays } from '@hdoc/contract/ro/local-date.ts'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import type { ClosingValues } from '../../../entities/cases/closing-fields.tsx'
import { useSession } from '../../../entities/session/session-store.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { ReasonField } from '../../../ui/form/field/reason-field.tsx'

/** Days from its registration within which a paper is sent on to whom it belongs (OG 27/2002, art. 6^1). */
const DECLINING_DAYS = 5

/** The last day on which a paper of somebody else's may be sent on. */
export function lastDeclining({ documents, opened_at }: WorkCase): string {
  const registered = documents.find(({ role }) => role === 'origin')?.registered_on
  return addDays(registered || opened_at.slice(0, 10), DECLINING_DAYS)
}

type Props<V> = { form: UseFormReturnType<V>; row: WorkCase }

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
