import { plainNames, plainText } from '@hdoc/contract/documents/plain/plain-fields.ts'
import type { DocumentListRow } from '@hdoc/contract/documents/record/documents.ts'
import { isClosedLate, workStepLabels } from '@hdoc/contract/documents/status/work-step.ts'
import { writtenNumber } from '@hdoc/contract/registers/written-number.ts'
import { accessLevelLabels, categoryLabels } from '@hdoc/contract/texts/choices.ts'
import type { ReactNode } from 'react'
import { Deadline } from '../../entities/documents/deadline.tsx'
import { NumberOf } from '../../entities/documents/number-of.tsx'
import { TestMark } from '../../entities/documents/test-mark.tsx'
import { formatDate } from '../../lib/format/format.ts'
import { say, t } from '../../lib/languages/i18n.ts'
import { currentLanguage } from '../../lib/languages/language.ts'
import { StatusTag } from '../../ui/display/status-tag.tsx'

const long = (text: string) => <span title={text}>{text}</span>
const plainCells = Object.fromEntries(
  plainNames.map((name) => [
    name,
    (row: DocumentListRow) => long(plainText(name, row[name], currentLanguage()) || '–'),
  ]),
)

/** What the list of documents shows in each of its columns. */
export const documentCells: Record<string, (row: DocumentListRow) => ReactNode> = {
  ...plainCells,
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
  doc_type: (row) => long(row.doc_type.name),
  status: (row) => (
    <span title={row.status.name}>
      <StatusTag className={row.status.className}>{row.status.name}</StatusTag>
    </span>
  ),
  deadline_on: (row) => <Deadline deadlineOn={row.deadline_on} statusId={row.status.id} />,
  group: (row) => long(row.group?.name ?? '–'),
  paper: (row) => long(row.paper?.name ?? '–'),
  access_level: (row) => say(accessLevelLabels[row.access_level]),
  registered_by: (row) => row.registered_by,
  closed_on: (row) => (row.closed_on ? formatDate(row.closed_on) : '–'),
  closed_late: (row) => (row.closed_on ? t(isClosedLate(row) ? 'common.yes' : 'common.no') : '–'),
  has_group: (row) => t(row.group === null ? 'common.no' : 'common.yes'),
  work_step: (row) => (row.work_step ? long(say(workStepLabels[row.work_step])) : '–'),
  is_test: (row) => t(row.is_test ? 'common.yes' : 'common.no'),
}
