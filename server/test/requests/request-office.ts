import type { DataRequestPage } from '@hdoc/contract/cases/data-request-page.ts'
import type { DataRequest } from '@hdoc/contract/cases/data-requests.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { firstToken } from '../../src/modules/cases/requests/link/token.ts'
import type { TestApp } from '../browsers/app.ts'
import { caseOffice } from '../offices/case-office.ts'

export type RequestAnswer = Failure & { id: number; data: DataRequest }
export type PageAnswer = Failure & { data: DataRequestPage }
export const twoItems = ['Plan de situație vizat OCPI', 'Dovada achitării taxei']

const named = (name: string, bytes: number): Record<string, string> => ({
  'upload-length': String(bytes),
  'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
})

/** A town hall in which Ana works on a case and asks the citizen for data; a guest has the link. */
export async function requestOffice(t: TestApp) {
  const office = await caseOffice(t)
  const { open, made, shareOf, urbanism, ids, institutionId } = office
  const guest = t.browser(office.host)
  /** A case that Ana has begun to work on. */
  const begun = async (paper: object = {}) => {
    const row = await open([{ group_id: urbanism, user_id: ids.ana, role: 'lead' }], {}, paper)
    const { id: share_id } = shareOf(row, urbanism)
    await made('ana', '/api/workcase/accept', { share_id })
    return { row: await made('ana', '/api/workcase/start', { share_id }), share_id }
  }
  const ask = async (caseId: number, more: object = {}) =>
    (await office.sign('ana')).post<RequestAnswer>('/api/data_request/add', {
      case_id: caseId,
      items: twoItems,
      until_on: '2026-12-03',
      way: 'email',
      email: 'petent@example.com',
      ...more,
    })
  /** The secret of a request's link, made as the mail makes it. */
  const keyOf = async (id: number): Promise<string> => {
    const [row] = await t.asSuperuser<{ nonce: Buffer }>(
      'select nonce from data_requests where institution_id = $1 and id = $2',
      [institutionId, id],
    )
    if (!row) throw new Error(`no request ${id}`)
    return firstToken(t.settings, { institutionId, nonce: row.nonce })
  }
  /** A case with an open request, and what the citizen does with its link. */
  const asked = async (more: object = {}, paper: object = {}) => {
    const { row, share_id } = await begun(paper)
    const { status, body } = await ask(row.id, more)
    if (status !== 200) throw new Error(`not asked: ${JSON.stringify(body)}`)
    const { id } = body.data
    const k = await keyOf(id)
    const show = () => guest.get<DataRequestPage & Failure>(`/api/data_request/show/${id}?k=${k}`)
    const begin = (item: number, name: string, size: number, bytes?: Buffer) =>
      guest.step<Failure>(
        'POST',
        `/api/data_request/file/${id}?k=${k}&item=${item}`,
        bytes,
        named(name, size),
      )
    const finish = (file_id: number) =>
      guest.post<PageAnswer>('/api/data_request/finish_file', { id, k, file_id })
    /** Uploads a whole file for an item. */
    const upload = async (item: number, name: string, bytes: Buffer) => {
      const begunFile = await begin(item, name, bytes.length, bytes)
      if (begunFile.status !== 201) return { ...begunFile, body: begunFile.body as PageAnswer }
      return finish(Number(/part\/\d+\/(\d+)/.exec(String(begunFile.headers.location))?.[1]))
    }
    const send = (body2: object = {}) => guest.post<PageAnswer>('/api/data_request/send', { id, k, ...body2 })
    return { row, share_id, id, k, show, begin, finish, upload, send }
  }
  const requests = async (caseId: number) =>
    (await (await office.sign('ana')).get<{ requests: DataRequest[] }>(`/api/data_request/of_case/${caseId}`))
      .body.requests
  return { ...office, guest, begun, ask, keyOf, asked, requests }
}
