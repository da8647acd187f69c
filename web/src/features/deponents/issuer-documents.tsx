import { type DocumentListRow, documentColumns } from '@hdoc/contract/documents/record/documents.ts'
import { writtenNumber } from '@hdoc/contract/registers/written-number.ts'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Deadline } from '../../entities/documents/deadline.tsx'
import { documentsOfIssuerQuery } from '../../entities/documents/queries.ts'
import { TestMark } from '../../entities/documents/test-mark.tsx'
import { listReferences } from '../../entities/references/list-references.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { formatDate } from '../../lib/format/format.ts'
import { Card } from '../../ui/display/card.tsx'
import { CardLines } from '../../ui/display/card-lines.tsx'
import { StatusTag } from '../../ui/display/status-tag.tsx'
import { List } from '../../ui/list/list.tsx'
import styles from './deponents.module.css'

const { number, registered_on, short_description, doc_type, status, deadline_on } = documentColumns
const columns = { number, registered_on, short_description, doc_type, status, deadline_on }
const cells: Record<string, (row: DocumentListRow) => ReactNode> = {
  number: (row) => (
    <>
      {writtenNumber(row)}
      {row.is_test && <TestMark />}
    </>
  ),
  registered_on: (row) => formatDate(row.registered_on),
  doc_type: (row) => row.doc_type.name,
  status: (row) => <StatusTag className={row.status.className}>{row.status.name}</StatusTag>,
  deadline_on: (row) => <Deadline deadlineOn={row.deadline_on} statusId={row.status.id} />,
}

/** The documents of one issuer that the signed-in person may see, with the filters of the list. */
export function IssuerDocuments({ issuerId }: { issuerId: number }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const request = useMemo(() => documentsOfIssuerQuery(issuerId), [issuerId])
  return (
    <Card title={t('deponents.documents')}>
      <div className={styles.documents}>
        <List
          name="issuer-document"
          owner={String(user?.id ?? '')}
          label={t('deponents.documents')}
          columns={columns}
          cells={cells}
          widths={{ short_description: '34%', doc_type: '20%' }}
          opensBy="number"
          card={(row) => (
            <CardLines
              title={writtenNumber(row)}
              aside={formatDate(row.registered_on)}
              text={row.short_description}
              note={row.status.name}
            />
          )}
          request={request}
          references={listReferences}
          to={(row) => ({ to: '/document/$id', params: { id: row.id } })}
          empty={{ title: t('deponents.no_documents'), text: t('deponents.no_documents_text') }}
        />
      </div>
    </Card>
  )
}
