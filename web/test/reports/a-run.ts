/** A report of the catalogue. */
export const aReport = (more: object) => ({
  group: 'work',
  about: 'Ce cuprinde.',
  law: '',
  asks: [],
  right: 'dashboard.statistics',
  right_label: 'Vede statisticile instituției',
  can: { run: true },
  schedulable: false,
  made_at: null,
  ...more,
})

/** A run of the half-yearly report on petitions. */
export const aRun = {
  id: 7,
  report: 'petitions',
  title: 'Petiții',
  of: 'Semestrul I 2026',
  period: { year: 2026, half: 1 },
  legal: true,
  state: 'done',
  asked_at: '2026-11-20T08:00:00Z',
  asked_by: 'Ana Crin',
  scheduled: false,
  rows: 2,
  total: null,
  pdfs: 1,
  ended_at: '2026-11-20T08:00:01Z',
  kept_until: '2026-12-20',
  failure: null,
  downloads: [],
  is_sent: false,
  sent_as: null,
  can: { cancel: false, send: false },
  cannot: {},
}
