import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { findDamage } from '../../src/app/verify/find-damage.ts'
import { sealAll } from '../../src/platform/audit/seal-audit.ts'
import type { TestApp } from '../browsers/app.ts'
import type { Browser } from '../browsers/browser.ts'
import { clerkOffice } from './clerk-office.ts'
import { aGroup, aPerson } from './person.ts'

export type CaseAnswer = Failure & { id: number; data: WorkCase }

/**
 * A town hall that works cases. In Urbanism: `sef` (its Director), `ana`, `ion`; in Juridic, which has no Director:
 * `calin`, `dora` (gives work there); `primar` distributes and writes resolutions, `arhivar` closes what others are in
 * charge of, `gina` registers.
 */
export async function caseOffice(t: Pick<TestApp, 'database' | 'browser'>) {
  const office = await clerkOffice(t)
  const { institutionId, host } = office
  const urbanism = await aGroup(t.database, institutionId, 'Urbanism')
  const legal = await aGroup(t.database, institutionId, 'Juridic')
  const works = ['document.list', 'workcase.work'] as const
  const make = (username: string, wishes: Parameters<typeof aPerson>[3]) =>
    aPerson(t.database, institutionId, username, wishes)
  const ids = {
    primar: await make('primar', {
      name: 'Traian Primar',
      permissions: ['document.list', 'workcase.assign', 'workcase.resolution', 'document.reopen'],
    }),
    sef: await make('sef', {
      name: 'Radu Șef',
      permissions: [...works],
      groupIds: [urbanism],
      groupRole: 'Director',
    }),
    ana: await make('ana', { name: 'Ana Urbanism', permissions: [...works], groupIds: [urbanism] }),
    ion: await make('ion', { name: 'Ion Urbanism', permissions: [...works], groupIds: [urbanism] }),
    calin: await make('calin', { name: 'Călin Juridic', permissions: [...works], groupIds: [legal] }),
    dora: await make('dora', {
      name: 'Dora Juridic',
      permissions: [...works, 'assign task'],
      groupIds: [legal],
    }),
    arhivar: await make('arhivar', {
      name: 'Vera Arhivar',
      permissions: ['document.list', 'workcase.close'],
    }),
  }
  const browsers = new Map<string, Promise<Browser>>()
  const as = (username: keyof typeof ids): Promise<Browser> => {
    const known =
      browsers.get(username) ??
      (async () => {
        const browser = t.browser(host)
        await browser.signIn(username)
        return browser
      })()
    browsers.set(username, known)
    return known
  }
  /** A call of cases as somebody; gives status and body. */
  const call = async (who: keyof typeof ids, path: string, body: object) =>
    (await as(who)).post<CaseAnswer>(path, body)
  /** The same, which has to succeed; gives the case. */
  const made = async (who: keyof typeof ids, path: string, body: object): Promise<WorkCase> => {
    const answer = await call(who, path, body)
    if (answer.status !== 200) throw new Error(`${path} by ${who}: ${JSON.stringify(answer.body)}`)
    return answer.body.data
  }
  let head: Browser | undefined
  /** A document as the head of the registry sees it. */
  const document = async (id: number): Promise<Document> => {
    head ??= await office.as('elena')
    return (await head.get<Document>(`/api/document/get/${id}`)).body
  }
  const damage = async () => {
    await sealAll(t.database)
    return (await findDamage(t.database, { institutionId })).map(({ sentence }) => sentence.en)
  }
  /** A case of a new document, with Urbanism in charge, or with those named. */
  const open = async (
    shares: object[] = [{ group_id: urbanism, role: 'lead' }],
    more: object = {},
    paper: object = {},
  ) => {
    const { id } = await office.register(paper)
    return made('primar', '/api/workcase/add', { document_id: id, shares, ...more })
  }
  const shareOf = (one: WorkCase, groupId: number) => {
    const share = one.shares.findLast(({ group }) => group?.id === groupId)
    if (!share) throw new Error(`no share of group ${groupId}`)
    return share
  }
  const originOf = ({ documents }: WorkCase): number => documents[0]?.id ?? 0
  return { ...office, urbanism, legal, ids, sign: as, call, made, document, damage, open, shareOf, originOf }
}
