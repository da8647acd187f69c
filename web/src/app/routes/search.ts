/** The query of an address before it is read (`search-text.ts`): plain texts. */
type Raw = Record<string, unknown>

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined)
const asCount = (value: unknown, shape: RegExp) => (shape.test(String(value)) ? Number(value) : undefined)
const asId = (value: unknown) => asCount(value, /^[1-9]\d{0,14}$/)

// Each reader names every value of its route, also a missing one: a value that cannot be read then goes from
// the address.

/** `/404?_fr=model`: a record is missing, not a page. */
export const missingSearch = (raw: Raw): { _fr?: string | undefined } => ({ _fr: asText(raw._fr) })

/** `/forbidden?right=`: the right that is missing. */
export const forbiddenSearch = (raw: Raw): { right?: string | undefined } => ({ right: asText(raw.right) })

/** `/dashboard?t=`: ask everything anew, once for each value. */
export const dashboardSearch = (raw: Raw): { t?: string | undefined } => ({ t: asText(raw.t) })

/** `/cerere-date/{id}?k=`, `/urmarire/{code}?k=`: the secret of the link. */
export const keySearch = (raw: Raw): { k?: string | undefined } => ({ k: asText(raw.k) })

/** `/trimite-document?k=` completes something, `?s=` shows how it stands. */
export const submissionSearch = (raw: Raw): { k?: string | undefined; s?: string | undefined } => ({
  k: asText(raw.k),
  s: asText(raw.s),
})

export const postsSearch = (raw: Raw): { page?: number | undefined } => ({
  page: asCount(raw.page, /^[1-9]\d{0,4}$/),
})

type Gazette = {
  q?: string | undefined
  number?: string | undefined
  year?: number | undefined
  page?: number | undefined
  /** One act, in place of a list. */
  act?: number | undefined
}
export const gazetteSearch = (raw: Raw): Gazette => ({
  q: asText(raw.q),
  number: asText(raw.number),
  year: asId(raw.year),
  page: asId(raw.page),
  act: asId(raw.act),
})

type Reports = {
  /** One of the catalogue. */
  report?: string | undefined
  /** The run that a mail leads to. */
  run?: number | undefined
  /** The run that is compared with an earlier period. */
  compare?: number | undefined
  /** That period, `2025-2` or `2025`; the one just before without it. */
  with?: string | undefined
}
export const reportsSearch = (raw: Raw): Reports => ({
  report: asText(raw.report),
  run: asId(raw.run),
  compare: asId(raw.compare),
  with: asText(raw.with),
})

/** `/monitor-oficial-alerte?category=`: the heading from whose page somebody comes. */
export const alertsSearch = (raw: Raw): { category?: number | undefined } => ({
  category: asId(raw.category),
})

type NewDocument = {
  /** The document that this one answers. */
  answers?: number | undefined
  /** A reserved number and its register. */
  register?: number | undefined
  reserved?: number | undefined
}
export const newDocumentSearch = (raw: Raw): NewDocument => ({
  answers: asId(raw.answers),
  register: asId(raw.register),
  reserved: asId(raw.reserved),
})

/** The state of a list. The list reads it by itself, by its columns. */
export const listSearch = (raw: Raw): Record<string, string> => raw as Record<string, string>

const answerSteps = ['write', 'number', 'send'] as const
/** `/workcase/{id}?answer=`: the step of the answer that another page leads to. */
export const workcaseSearch = (raw: Raw): { answer?: (typeof answerSteps)[number] | undefined } => ({
  answer: answerSteps.find((step) => step === raw.answer),
})

/** `?sheet=`: the transfer sheet that is shown. */
export const sheetSearch = (raw: Raw): { sheet?: number | undefined } => ({ sheet: asId(raw.sheet) })
type Approvals = {
  /** Which requests: of oneself, asked for, finished. */
  box?: string | undefined
  /** The chosen one. */
  request?: number | undefined
  page?: number | undefined
}
export const approvalsSearch = (raw: Raw): Approvals => ({
  box: asText(raw.box),
  request: asId(raw.request),
  page: asCount(raw.page, /^[1-9]\d{0,3}$/),
})

type StatisticsSearch = {
  /** Days of the period; this month without them. */
  from?: string | undefined
  to?: string | undefined
  /** What the period is compared with. */
  compare?: string | undefined
  group?: number | undefined
  /** The figure whose rows are shown. */
  show?: string | undefined
}
export const statisticsSearch = (raw: Raw): StatisticsSearch => ({
  from: asText(raw.from),
  to: asText(raw.to),
  compare: asText(raw.compare),
  group: asId(raw.group),
  show: asText(raw.show),
})
/** `/admin/import-users?import=`: an import that was begun, to be found again. */
export const importSearch = (raw: Raw): { import?: number | undefined } => ({ import: asId(raw.import) })
