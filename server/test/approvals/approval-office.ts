import type { ApprovalLine, ApprovalRequest } from '@hdoc/contract/approvals/approval-rows.ts'
import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import type { TestApp } from '../browsers/app.ts'
import type { Browser } from '../browsers/browser.ts'
import { pdfOf } from '../files/pdf-of.ts'
import { caseOffice } from '../offices/case-office.ts'
import { aPerson } from '../offices/person.ts'

let papers = 0
export type ApprovalAnswer = Failure & { id: number; data: ApprovalRequest }
const approves: Permission[] = ['approval.approve', 'approval.decline']

/**
 * A town hall that approves papers: `cere` of Urbanism asks, `sefa` and `sefu` approve, `jurist` gives the legal visa too, `secretar`
 * and `primara` approve and sign, `strain` has no right of approvals.
 */
export async function approvalOffice(t: Pick<TestApp, 'database' | 'browser'>) {
  const office = await caseOffice(t)
  const { institutionId, host } = office
  const make = (username: string, name: string, permissions: Permission[], groupIds: number[] = []) =>
    aPerson(t.database, institutionId, username, { name, permissions, groupIds })
  const people = {
    cere: await make('cere', 'Vasile Cere', ['document.list', 'approval.request'], [office.urbanism]),
    sefa: await make('sefa', 'Carmen Șefa', approves),
    sefu: await make('sefu', 'Radu Șefu', approves),
    jurist: await make('jurist', 'Călin Jurist', [...approves, 'approval.visa_legal']),
    secretar: await make('secretar', 'Mirela Secretar', [...approves, 'approval.sign']),
    primara: await make('primara', 'Traian Primara', [...approves, 'approval.sign']),
    strain: await make('strain', 'Ilie Străin', ['document.list']),
  }
  type Who = keyof typeof people
  const browsers = new Map<string, Promise<Browser>>()
  const sign = (who: Who): Promise<Browser> => {
    const known =
      browsers.get(who) ??
      (async () => {
        const browser = t.browser(host)
        await browser.signIn(who)
        return browser
      })()
    browsers.set(who, known)
    return known
  }
  /** A document of the clerk with one PDF. */
  const paper = async (more: object = {}, bytes = pdfOf([`Proiect ${++papers}`])) => {
    const upload = (await office.clerk.upload<{ id: number }>('proiect.pdf', bytes)).body.id
    const { id, number } = await office.register({ upload_ids: [upload], ...more })
    const [file] = (await office.document(id)).files
    if (!file) throw new Error('the document has no file')
    return { documentId: id, number, fileId: file.id, bytes }
  }
  /** Of one that only Urbanism sees. */
  const ofDepartment = { access_level: 'department', group_id: office.urbanism }
  const step = (who: Who, task: 'approve' | 'sign' = 'approve', label = '') => ({
    user_id: people[who],
    task,
    label,
  })
  const ask = async (fileId: number, steps: object[], more: object = {}, who: Who = 'cere') =>
    (await sign(who)).post<ApprovalAnswer>('/api/approval/add', {
      file_id: fileId,
      file_version: 1,
      steps,
      ...more,
    })
  /** A request on a new document, which has to succeed. */
  const asked = async (steps: object[], more: object = {}, paperMore: object = {}) => {
    const made = await paper(paperMore)
    const answer = await ask(made.fileId, steps, more)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return { ...made, request: answer.body.data }
  }
  const get = async (who: Who, id: number) =>
    (await sign(who)).get<ApprovalRequest>(`/api/approval/get/${id}`)
  const stepOf = (request: ApprovalRequest, who: Who) => {
    const found = request.steps.find(({ person }) => person.id === people[who])
    if (!found) throw new Error(`${who} has no step`)
    return found
  }
  const act = async (who: Who, path: string, body: object) =>
    (await sign(who)).post<ApprovalAnswer>(path, body)
  /** What a person does with their own step, looking at the present bytes. */
  const decide = async (who: Who, verb: 'approve' | 'decline', id: number, more: object = {}) => {
    const { body: request } = await get(who, id)
    const body = { step_id: stepOf(request, who).id, shown: request.shown, ...more }
    return act(who, `/api/approval/${verb}`, verb === 'decline' ? { reason: 'Nu e bine', ...body } : body)
  }
  const box = async (who: Who, name: 'mine' | 'asked' | 'closed') =>
    (await (await sign(who)).get<ListAnswer<ApprovalLine>>(`/api/approval/box/${name}`)).body.data
  const codes = ({ steps }: ApprovalRequest) => steps.map(({ status }) => status.code)
  return {
    ...office,
    people,
    login: sign,
    paper,
    ofDepartment,
    step,
    ask,
    asked,
    get,
    stepOf,
    act,
    decide,
    box,
    codes,
  }
}
