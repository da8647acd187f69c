import type { TestApp } from '../browsers/app.ts'
import { transferOffice } from '../transfers/transfer-office.ts'
import type { Step, TransferModel } from './transfer-model.ts'

/** The program a run plays on: that of a test file, or of a measurement. */
export type TransferProgram = Pick<TestApp, 'database' | 'asSuperuser' | 'browser'>

/** The product’s side of a history: its own institution, with ids in the order of the model. */
export type RealTransfers = {
  t: TransferProgram
  office: Awaited<ReturnType<typeof transferOffice>>
  groups: Record<string, number>
  paperIds: number[]
  caseIds: number[]
  sheetIds: number[]
  rowIds: number[][]
}

export async function openRealTransfers(t: TransferProgram): Promise<RealTransfers> {
  const office = await transferOffice(t)
  const groups = { D: office.desk, U: office.urbanism, L: office.legal }
  return { t, office, groups, paperIds: [], caseIds: [], sheetIds: [], rowIds: [] }
}

export type Stood = { papers: object[]; cases: object[]; sheets: object[] }
type StoredRow = { sheet: number; id: number; from: string; to: string; paper: number; status: string }

/** Everything in the product, in the words of the model. */
export async function stateOf(real: RealTransfers): Promise<Stood> {
  const { t, office, groups, paperIds, caseIds } = real
  const named = (column: string) => `(select key from jsonb_each_text($2) where value::bigint = ${column})`
  const values = [office.institutionId, JSON.stringify(groups)]
  const papers = await t.asSuperuser<{ id: number; in: number | null }>(
    `select d.id::int, ${named('d.paper_group_id')} as holder, ${named('d.group_id')} as at, d.status = 9 as annulled,
            (select x.case_id::int from case_documents x where x.institution_id = d.institution_id and x.document_id = d.id and x.held) as "in"
       from documents d where d.institution_id = $1`,
    values,
  )
  const shares = await t.asSuperuser<{ case: number; closed: boolean }>(
    `select s.case_id::int as "case", c.status = 'closed' as closed, ${named('s.group_id')} as "group", s.role, s.status
       from case_shares s join cases c on c.institution_id = s.institution_id and c.id = s.case_id
      where s.institution_id = $1 order by s.id`,
    values,
  )
  const rows = await t.asSuperuser<StoredRow>(
    `select s.id::int as sheet, r.id::int, ${named('s.from_group_id')} as "from", ${named('s.to_group_id')} as "to", r.document_id::int as paper, r.status
       from transfer_sheets s join transfer_rows r on r.institution_id = s.institution_id and r.sheet_id = s.id
      where s.institution_id = $1 and s.number is not null order by s.counter, r.id`,
    values,
  )
  const bySheet = Map.groupBy(rows, ({ sheet }) => sheet)
  real.sheetIds = [...bySheet.keys()]
  real.rowIds = [...bySheet.values()].map((own) => own.map(({ id }) => id))
  return {
    papers: paperIds.map((id) => {
      const { id: _, in: at, ...paper } = papers.find((one) => one.id === id)!
      return { ...paper, in: at === null ? null : caseIds.indexOf(at) }
    }),
    cases: caseIds.map((id) => {
      const own = shares.filter((one) => one.case === id)
      return { closed: own[0]?.closed, shares: own.map(({ case: _, closed: __, ...share }) => share) }
    }),
    sheets: [...bySheet.values()].map((own) => ({
      from: own[0]?.from,
      to: own[0]?.to,
      rows: own.map(({ paper, status }) => ({ paper: paperIds.indexOf(paper), status })),
    })),
  }
}

/** Everything in the model, in the same words. */
export const told = ({ papers, cases, sheets }: TransferModel): Stood => ({
  papers: papers.map(({ paper: _, ...one }) => one),
  cases: cases.map(({ closed, shares }) => ({ closed, shares })),
  sheets,
})

const MISSING = 999_999

/** Takes a step; tells whether it succeeded. */
export async function take(real: RealTransfers, todo: Step): Promise<boolean> {
  const { office, groups, paperIds, caseIds, sheetIds, rowIds } = real
  const paper = (n: number) => paperIds[n] ?? MISSING
  if (todo.verb === 'register') {
    const group_id = todo.at === null ? null : groups[todo.at]
    const made = await office.paper({ group_id, ...(!todo.paper && { physical_form: 'electronic' }) })
    paperIds.push(made.id)
    return true
  }
  const tell = async (who: Parameters<typeof office.sign>[0], path: string, body: object) => {
    const answer = await (await office.sign(who)).post<{ id: number }>(path, body)
    if (answer.status >= 500) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    return answer
  }
  if (todo.verb === 'open') {
    const second = todo.opinion !== null && todo.opinion !== todo.lead
    const { status, body } = await tell('primar', '/api/workcase/add', {
      document_id: paper(todo.paper),
      shares: [
        { group_id: groups[todo.lead], role: 'lead' },
        ...(second ? [{ group_id: groups[todo.opinion!], role: 'opinion' }] : []),
      ],
    })
    if (status === 200) caseIds.push(body.id)
    return status === 200
  }
  if (todo.verb === 'close') {
    const body = { id: caseIds[todo.at] ?? MISSING, status: 6, reason: 'Gata' }
    return (await tell('primar', '/api/workcase/close', body)).status === 200
  }
  if (todo.verb === 'annul')
    return (
      (await tell(todo.who, '/api/document/annul', { id: paper(todo.paper), reason: 'Greșit' })).status ===
      200
    )
  if (todo.verb === 'send') {
    const draft = await tell(todo.who, '/api/transfer/add', {
      to_group_id: groups[todo.to],
      document_ids: todo.papers.map(paper),
    })
    if (draft.status !== 200) return false
    return (await tell(todo.who, '/api/transfer/send', { id: draft.body.id })).status === 200
  }
  const id = sheetIds[todo.sheet] ?? MISSING
  if (todo.verb === 'delete') {
    const answer = await (await office.sign(todo.who)).remove(`/api/transfer/delete/${id}`)
    return answer.status === 200
  }
  const row = rowIds[todo.sheet]?.[todo.row] ?? MISSING
  if (todo.verb === 'withdraw')
    return (await tell(todo.who, '/api/transfer/withdraw', { id, row_ids: [row] })).status === 200
  const said =
    todo.verb === 'accept' ? { accept: [row] } : { refuse: [{ row_id: row, refusal: 'pages', reason: '' }] }
  return (await tell(todo.who, '/api/transfer/answer', { id, ...said })).status === 200
}
