import type { DocumentListRow } from '@hdoc/contract/documents/record/documents.ts'
import { writtenNumber } from '@hdoc/contract/registers/written-number.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TestMark } from '../../entities/documents/test-mark.tsx'
import type { Place } from '../../ui/links/place.ts'
import { ShortTable } from './pieces/short-table.tsx'

type Props = {
  title: string
  empty: { title: string; text: string }
  documents: readonly DocumentListRow[]
  /** The whole list; undefined when the person may not open it. */
  all: Place | undefined
  lastColumn: string
  last: (document: DocumentListRow) => ReactNode
  isLate?: (document: DocumentListRow) => boolean
  /** Whether the table takes the whole width of the page. */
  wide?: boolean
}

/** A short table of documents; each number leads to its document. */
export function DashboardDocuments({ documents, all, lastColumn, last, isLate, ...rest }: Props) {
  const { t } = useTranslation()
  return (
    <ShortTable
      {...rest}
      all={all === undefined ? undefined : { to: all, text: t('common.all') }}
      columns={{ who: t('dashboard.issuer'), last: lastColumn }}
      rows={documents.map((document) => ({
        key: document.id,
        number: writtenNumber(document),
        to: { to: '/document/$id', params: { id: document.id } },
        mark: document.is_test && <TestMark />,
        who: document.issuer?.name,
        what: document.short_description,
        last: last(document),
        isLate: isLate?.(document) ?? false,
      }))}
    />
  )
}
