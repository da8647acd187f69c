import type { IssuerMerge } from '@hdoc/contract/issuers/issuer-merge.ts'
import type { Issuer } from '@hdoc/contract/issuers/issuers.ts'
import type { TestApp } from '../browsers/app.ts'
import type { Browser } from '../browsers/browser.ts'
import { clerkOffice } from './clerk-office.ts'
import type { SavedIssuer } from './issuer-directory.ts'
import { aPerson } from './person.ts'

/**
 * A registry whose head `ana` keeps the directory of issuers: she merges, sees CNPs, and answers people about
 * their data.
 */
export async function mergeOffice(t: TestApp) {
  const office = await clerkOffice(t)
  const { host, institutionId } = office
  await aPerson(t.database, institutionId, 'ana', {
    name: 'Ana Registru',
    permissions: [
      'document.list',
      'document.register',
      'issuer.edit',
      'issuer.merge',
      'issuer.reveal_cnp',
      'issuer.erase',
    ],
  })
  const keeper = async (language: 'ro' | 'en' = 'ro'): Promise<Browser> => {
    const browser = t.browser(host, language)
    await browser.signIn('ana')
    return browser
  }
  const ana = await keeper()
  const add = async (values: object): Promise<Issuer> => {
    const answer = await ana.post<SavedIssuer>('/api/issuer/add', {
      type: 'pf',
      name: 'Popescu Ion',
      ...values,
    })
    if (answer.status !== 200) throw new Error(`not added: ${JSON.stringify(answer.body)}`)
    return answer.body.data
  }
  const get = async (id: number): Promise<Issuer> => (await ana.get<Issuer>(`/api/issuer/get/${id}`)).body
  /** Merges two issuers by their present versions. */
  const merge = async (
    winnerId: number,
    loserId: number,
    take: readonly string[] = [],
    by: Browser = ana,
  ) => {
    const [winner, loser] = [await get(winnerId), await get(loserId)]
    return by.post<SavedIssuer>('/api/issuer/merge', {
      winner: { id: winner.id, version: winner.version },
      loser: { id: loser.id, version: loser.version },
      take,
    })
  }
  const merges = async (id: number) => (await ana.get<IssuerMerge[]>(`/api/issuer/merges/${id}`)).body
  const undo = (mergeId: number) => ana.post<SavedIssuer>('/api/issuer/undo_merge', { merge_id: mergeId })
  /**
   * Gives everything that merging may change except versions: the issuers, and the issuer of each document.
   * The sealed CNP is left out, because it is sealed differently each time; its index tells whether it is the
   * same.
   */
  const picture = () =>
    t.asSuperuser(
      `select 'issuer' as of, to_jsonb(i) - 'version' - 'cnp_sealed' as row from issuers i where institution_id = $1
       union all select 'document', to_jsonb(d) from documents d where institution_id = $1 order by 1, 2`,
      [institutionId],
    )
  return { ...office, keeper, ana, add, get, merge, merges, undo, picture }
}
