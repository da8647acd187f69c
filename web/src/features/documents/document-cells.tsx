import type { DocumentListRow } from '@hdoc/contract/documents/documents.ts'
import { writtenNumber } from '@hdoc/contract/registers/written-number.ts'
import { accessLevelLabels, categoryLabels } from '@hdoc/contract/texts/choices.ts'
import type { ReactNode } from 'react'
import { Deadline } from '../../entities/documents/deadline.tsx'
import { NumberOf } from '../../entities/documents/number-of.tsx'
import { TestMark } from '../../entities/documents/test-mark.tsx'
import { formatDate } from '../../lib/format.ts'
import { say, t } from '../../lib/i18n.ts'
import { StatusTag } from '../../ui/display/status-tag.tsx'

const long = (text: string) => <span title={text}>{text}</span>

/** What the list of documents shows in each of its columns. */
export const documentCells: Record<string, (row: DocumentListRow) => ReactNode> = {
  number: (row) => (
    <>
      <NumberOf status={row.status}>{writtenNumber(row)}</NumberOf>
      {row.is_test && <TestMark />}
    </>
  ),
  registered_on: (row) => formatDate(row.registered_on),
  category: (row) => say(categoryLabels[row.category]),
  register: (row) => <span title={row.register.name}>{row.register.code}</span>,
  issuer: (row) => long(row.issuer?.name ?? '–'),
  short_description: (row) => long(row.short_description),
  doc_type: (row) => long(row.doc_type.name),
  status: (row) => <StatusTag className={row.status.className}>{row.status.name}</StatusTag>,
  deadline_on: (row) => <Deadline deadlineOn={row.deadline_on} statusId={row.status.id} />,
  group: (row) => long(row.group?.name ?? '–'),
  access_level: (row) => say(accessLevelLabels[row.access_level]),
  external_number: (row) => row.external_number || '–',
  external_date: (row) => (row.external_date ? formatDate(row.external_date) : '–'),
  pages: (row) => row.pages,
  annexes: (row) => row.annexes,
  physical_form: (row) => long(row.physical_form || '–'),
  location: (row) => long(row.location || '–'),
  additional_info: (row) => long(row.additional_info || '–'),
  registered_by: (row) => row.registered_by,
  is_test: (row) => t(row.is_test ? 'common.yes' : 'common.no'),
}
