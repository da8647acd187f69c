import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import type { Document, Registered } from '@hdoc/contract/documents/record/documents.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { labelPayload } from '@hdoc/contract/printing/label/payload.ts'
import type { PaperPlace, TransferSheet } from '@hdoc/contract/transfers/transfer-rows.ts'
import type { Scanned } from '@hdoc/contract/transfers/transfers.ts'
import { findDamage } from '../../src/app/verify/find-damage.ts'
import { sealAll } from '../../src/platform/audit/seal-audit.ts'
import type { TestApp } from '../browsers/app.ts'
import type { Browser } from '../browsers/browser.ts'
import { clerkOffice } from '../offices/clerk-office.ts'
import { aGroup, aPerson } from '../offices/person.ts'

export type SheetAnswer = Failure & { id: number; data: TransferSheet }

/**
 * A town hall whose papers go from desk to desk. In Registratură: `gina` (registers, hands over), `sterge` (may delete
 * sheets), `vlad` (only looks); in Urbanism: `ana`, `ion`, `sef` (its Director); in Juridic: `calin`; `primar` gives
 * cases out.
 */
export async function transferOffice(t: Pick<TestApp, 'database' | 'browser'>) {
  const office = await clerkOffice(t)
  const { institutionId, host } = office
  const desk = await aGroup(t.database, institutionId, 'Registratură')
  const urbanism = await aGroup(t.database, institutionId, 'Urbanism')
  const legal = await aGroup(t.database, institutionId, 'Juridic')
  const make = (username: string, wishes: Parameters<typeof aPerson>[3]) =>
    aPerson(t.database, institutionId, username, wishes)
  const moves = ['document.list', 'workcase.work', 'transfer.create', 'transfer.receive'] as const
  const ids = {
    gina: await make('gina.liliacu', {
      name: 'Gina Liliacu',
      permissions: [...moves, 'document.register', 'document.annul'],
      groupIds: [desk],
    }),
    sterge: await make('sterge', {
      name: 'Silvia Șterge',
      permissions: [...moves, 'transfer.delete'],
      groupIds: [desk],
    }),
    vlad: await make('vlad', { name: 'Vlad', permissions: ['document.list'], groupIds: [desk] }),
    ana: await make('ana', { name: 'Ana Urbanism', permissions: [...moves], groupIds: [urbanism] }),
    ion: await make('ion', { name: 'Ion Urbanism', permissions: [...moves], groupIds: [urbanism] }),
    sef: await make('sef', {
      name: 'Radu Șef',
      permissions: [...moves],
      groupIds: [urbanism],
      groupRole: 'Director',
    }),
    calin: await make('calin', { name: 'Călin Juridic', permissions: [...moves], groupIds: [legal] }),
    primar: await make('primar', {
      name: 'Traian Primar',
      permissions: ['document.list', 'workcase.assign', 'workcase.resolution', 'workcase.close'],
    }),
  }
  const browsers = new Map<string, Promise<Browser>>()
  const sign = (username: keyof typeof ids): Promise<Browser> => {
    const known =
      browsers.get(username) ??
      (async () => {
        const browser = t.browser(host)
        await browser.signIn(username === 'gina' ? 'gina.liliacu' : username)
        return browser
      })()
    browsers.set(username, known)
    return known
  }
  /** Everybody signs in anew: after days their sessions have ended. */
  const signAnew = () => browsers.clear()
  const call = async (who: keyof typeof ids, path: string, body: object) =>
    (await sign(who)).post<SheetAnswer>(path, body)
  /** A call of transfers that has to succeed; gives the sheet. */
  const made = async (who: keyof typeof ids, path: string, body: object): Promise<TransferSheet> => {
    const answer = await call(who, path, body)
    if (answer.status !== 200) throw new Error(`${path} by ${who}: ${JSON.stringify(answer.body)}`)
    return answer.body.data
  }
  const get = async (who: keyof typeof ids, id: number): Promise<TransferSheet> =>
    (await (await sign(who)).get<TransferSheet>(`/api/transfer/get/${id}`)).body
  /** Registers a paper as Gina: it lies in Registratură. */
  const paper = async (changes: object = {}): Promise<Registered> => {
    const gina = await sign('gina')
    const { status, body } = await gina.post<Failure & { data: Registered }>(
      '/api/document/add',
      office.paper(changes),
    )
    if (status !== 200) throw new Error(`not registered: ${JSON.stringify(body)}`)
    return body.data
  }
  const papers = async (count: number, changes: object = {}): Promise<number[]> => {
    const made: number[] = []
    for (let n = 0; n < count; n++) made.push((await paper(changes)).id)
    return made
  }
  /** Gina sends papers to a department. */
  const send = async (documentIds: readonly number[], to = urbanism, more: object = {}) => {
    const draft = await made('gina', '/api/transfer/add', {
      to_group_id: to,
      document_ids: documentIds,
      ...more,
    })
    return made('gina', '/api/transfer/send', { id: draft.id })
  }
  const scan = async (who: keyof typeof ids, code: string, body: object): Promise<Scanned> =>
    (await (await sign(who)).post<Scanned>('/api/transfer/scan', { code, ...body })).body
  const label = (documentId: number): string => labelPayload({ institutionId, documentId })
  const place = async (id: number, who: keyof typeof ids = 'gina'): Promise<PaperPlace> =>
    (await (await sign(who)).get<PaperPlace>(`/api/transfer/of_document/${id}`)).body
  const document = async (id: number, who: keyof typeof ids = 'gina') =>
    (await sign(who)).get<Document>(`/api/document/get/${id}`)
  /** A case of a document, with these shares, as the mayor gives it out. */
  const openCase = async (documentId: number, shares: object[]): Promise<WorkCase> => {
    const primar = await sign('primar')
    const { body } = await primar.post<{ data: WorkCase }>('/api/workcase/add', {
      document_id: documentId,
      shares,
    })
    return body.data
  }
  const damage = async () => {
    await sealAll(t.database)
    return (await findDamage(t.database, { institutionId })).map(({ sentence }) => sentence.en)
  }
  return {
    ...{ ...office, desk, urbanism, legal, ids, sign, signAnew, call, made, get, paper, papers, send, scan },
    ...{ label, place, document, openCase, damage },
  }
}
