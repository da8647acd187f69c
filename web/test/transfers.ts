import type {
  PaperPlace,
  PaperToSend,
  TransferRow,
  TransferSheet,
} from '@hdoc/contract/transfers/transfer-rows.ts'

/** A paper that lies where it was registered. */
export const placeAtDesk: PaperPlace = {
  on_paper: true,
  holder: { id: 1, name: 'Registratură' },
  person: '',
  since: '2026-11-16T13:41:00.000Z',
  on_way: null,
  transfers: [],
}

/** A paper of Registratură for Urbanism. */
export const aPaper = (n: number, more: Partial<PaperToSend> = {}): PaperToSend => ({
  id: n,
  document_id: n,
  number: `00450${n}`,
  registered_on: '2026-11-20',
  issuer: 'Grădinaru Ilie',
  short_description: 'Cerere certificat de urbanism',
  pages: 6,
  annexes: 4,
  in_case: null,
  department: { id: 3, name: 'Urbanism' },
  why: null,
  ...more,
})

export const aRow = (n: number, more: Partial<TransferRow> = {}): TransferRow => {
  const { id, department: _department, ...paper } = aPaper(n)
  return {
    ...paper,
    id: 10 + n,
    paper_id: id,
    status: { code: 'prepared', name: 'Pregătit', className: 'status-mute' },
    why: null,
    refusal: '',
    reason: '',
    answered_at: null,
    answered_by: '',
    ...more,
  }
}

const can = { update: true, send: true, answer: false, withdraw: false, delete: false }

/** A draft of Registratură for Urbanism. */
export const aDraft = (rows: TransferRow[], more: Partial<TransferSheet> = {}): TransferSheet => ({
  id: 93,
  number: '',
  status: { code: 'draft', name: 'Ciornă', className: 'status-mute' },
  from: { id: 1, name: 'Registratură' },
  to: { id: 3, name: 'Urbanism' },
  person: null,
  direction: 'sent',
  made_by: 'Gina Liliacu',
  made_at: '2026-11-20T11:00:00.000Z',
  sent_by: '',
  sent_at: null,
  closed_at: null,
  documents: rows.length,
  accepted: 0,
  refused: 0,
  open: 0,
  waits_days: 0,
  version: 4,
  rows,
  pages: rows.reduce((sum, { pages }) => sum + pages, 0),
  annexes: rows.reduce((sum, { annexes }) => sum + annexes, 0),
  can,
  cannot: {},
  ...more,
})

const sent = { code: 'sent', name: 'Neconfirmat', className: 'status-mute' } as const

/** The same on its way: Urbanism is to answer. */
export const aSheet = (count: number, more: Partial<TransferSheet> = {}): TransferSheet => ({
  ...aDraft(Array.from({ length: count }, (_, n) => aRow(n + 1, { status: sent }))),
  number: 'B-0093/2026',
  status: { code: 'sent', name: 'De confirmat', className: 'status-warn' },
  sent_by: 'Gina Liliacu',
  sent_at: '2026-11-20T11:14:00.000Z',
  open: count,
  can: { ...can, update: false, send: false, answer: true },
  ...more,
})
