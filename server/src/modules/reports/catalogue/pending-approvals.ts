import { approvalTaskLabels } from '@hdoc/contract/approvals/approval-status.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { listPendingSteps } from './queries/approvals.ts'
import { byId, type Report } from './report.ts'

export const pendingApprovalsReport: Report = {
  id: 'pending_approvals',
  group: 'work',
  title: { ro: 'Aprobări în așteptare', en: 'Approvals pending' },
  about: {
    ro: 'La cine stau cererile de aprobare, viză și semnare și de câte zile.',
    en: 'With whom requests for approval, visa and signature wait, and for how many days.',
  },
  right: 'dashboard.statistics',
  asks: [],
  columns: [
    { label: { ro: 'Nr. de înregistrare', en: 'Registration number' }, width: 130 },
    { label: { ro: 'La cine', en: 'With whom' }, width: 190 },
    { label: { ro: 'Ce are de făcut', en: 'To do' }, width: 140 },
    { label: { ro: 'Cerut de', en: 'Asked by' }, width: 190 },
    { label: { ro: 'Din', en: 'Since' }, width: 74 },
    { label: { ro: 'Zile', en: 'Days' }, width: 70 },
  ],
  read: async (reading) =>
    byId(await listPendingSteps(reading), reading.limit, (row) => ({
      document_id: row.document_id,
      cells: [
        row.number,
        row.person,
        approvalTaskLabels[row.task][reading.language],
        row.requested_by,
        formatDate(row.since),
        row.days,
      ],
    })),
}
