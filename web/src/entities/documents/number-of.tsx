import type { DocumentListRow } from '@hdoc/contract/documents/record/documents.ts'
import { STATUS } from '@hdoc/contract/documents/status/document-status.ts'
import type { ReactNode } from 'react'

type Props = { status: Pick<DocumentListRow['status'], 'id'>; children: ReactNode }

/** A number as it is written; the number of an annulled document is struck through but stays readable. */
export const NumberOf = ({ status, children }: Props) =>
  status.id === STATUS.annulled ? <s>{children}</s> : children
