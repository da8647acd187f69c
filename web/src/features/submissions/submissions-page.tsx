import { submissionColumns } from '@hdoc/contract/submissions/submission-columns.ts'
import type { SubmissionListRow } from '@hdoc/contract/submissions/submission-rows.ts'
import { MOST_ACCEPTED } from '@hdoc/contract/submissions/submission-status.ts'
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listReferences } from '../../entities/references/list-references.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { useMay } from '../../entities/session/use-may.ts'
import { submissionsQuery } from '../../entities/submissions/queries.ts'
import { SubmissionStatus } from '../../entities/submissions/submission-status.tsx'
import { formatDateTime } from '../../lib/format/format.ts'
import { t as text } from '../../lib/languages/i18n.ts'
import '../../lib/languages/own/submission-texts.ts'
import { CardLines } from '../../ui/display/card-lines.tsx'
import { Page } from '../../ui/display/page.tsx'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { List } from '../../ui/list/list.tsx'
import { StatusTabs } from './status-tabs.tsx'

const AcceptManyDialog = lazyPart(async () => (await import('./accept-many-dialog.tsx')).default)

const isUndecided = ({ status }: SubmissionListRow) => status === 'waiting' || status === 'completion'

/** What happened to it since it came, beside its status. */
const markOf = ({ status, late, completed }: SubmissionListRow): string => {
  if (status !== 'waiting') return ''
  if (late) return text('submissions.mark_late')
  return completed ? text('submissions.mark_completed') : ''
}

const cells: Record<string, (row: SubmissionListRow) => ReactNode> = {
  name: ({ name }) => name,
  doc_type: ({ doc_type }) => doc_type.name,
  subject: ({ subject }) => subject || '–',
  status: (row) => (
    <>
      <SubmissionStatus status={row.status} /> {markOf(row)}
    </>
  ),
  confirmed_at: ({ confirmed_at }) => formatDateTime(confirmed_at),
  number: ({ number }) => number || '–',
  group: ({ group }) => group?.name ?? '–',
}

/** `/documente-depuse`: what people handed in online. */
export function SubmissionsPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  const may = useMay()
  const [accepting, setAccepting] = useState<readonly SubmissionListRow[] | null>(null)
  const mayAccept = may('uploaded_document.accept') && may('document.register')
  return (
    <Page
      fill
      title={t('submissions.title')}
      breadcrumb={[{ label: t('submissions.portal') }, { label: t('submissions.title') }]}
    >
      <List
        name="submission"
        owner={String(user?.id ?? '')}
        label={t('submissions.title')}
        columns={submissionColumns}
        cells={cells}
        widths={{ name: '32%', doc_type: '36%', status: '234px', confirmed_at: '146px', number: '120px' }}
        opensBy="name"
        references={listReferences}
        card={(row) => (
          <CardLines
            title={`${row.name} · ${row.doc_type.name}`}
            text={row.subject || row.number}
            note={formatDateTime(row.confirmed_at)}
          />
        )}
        to={({ id }) => ({ to: '/detalii-document-depus/$id', params: { id } })}
        request={submissionsQuery}
        empty={{ title: t('submissions.empty'), text: t('submissions.empty_text') }}
        above={(state, change) => <StatusTabs {...{ state, change }} />}
        {...(mayAccept && {
          selectionActions: (rows: readonly SubmissionListRow[]) => {
            const fitting = rows.filter(isUndecided)
            return (
              <Button
                variant="subtle"
                disabled={fitting.length === 0 || fitting.length > MOST_ACCEPTED}
                onClick={() => setAccepting(fitting)}
              >
                {t('submissions.accept')}
              </Button>
            )
          },
        })}
      />
      {accepting && <AcceptManyDialog rows={accepting} onClose={() => setAccepting(null)} />}
    </Page>
  )
}
