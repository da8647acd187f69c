import type { DocumentListRow } from '@hdoc/contract/documents/record/documents.ts'

/** A document as a list shows it. */
export const listedDocument = (id: number, more: Partial<DocumentListRow> = {}): DocumentListRow => ({
  id,
  number: `00${id}`,
  further_numbers: [],
  registered_on: '2026-11-20',
  registered_at: '2026-11-20T08:00:00Z',
  category: 'intrare',
  register: { id: 1, name: 'Registru general', code: 'RG' },
  doc_type: { id: 1, name: 'Cerere' },
  issuer: { id: 1, name: 'Grădinaru Ilie' },
  short_description: 'Cerere certificat de urbanism',
  status: { id: 3, name: 'În lucru', className: 'status-info', code: 'document_in_operation' },
  deadline_on: null,
  closed_on: null,
  work_step: null,
  access_level: 'institution',
  pages: 1,
  annexes: 0,
  external_number: '',
  external_date: null,
  group: null,
  paper: null,
  registered_by: 'Gina Liliacu',
  is_test: false,
  arrival: '',
  physical_form: '',
  location: '',
  additional_info: '',
  ...more,
})

/** The first page of a list of `total` documents. */
export const pageOf = (rows: DocumentListRow[], total = rows.length) => ({
  data: rows,
  meta: {
    total,
    from: 1,
    to: rows.length,
    current_page: 1,
    per_page: 20,
    last_page: Math.max(1, Math.ceil(total / 20)),
  },
})
