import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { GazetteEntry } from '@hdoc/contract/gazette/gazette-entries.ts'
import type { GazetteHeading } from '@hdoc/contract/gazette/gazette-headings.ts'
import type { PublicEntry } from '@hdoc/contract/gazette/public-gazette.ts'
import type { TestApp } from '../browsers/app.ts'
import { pdfOf } from '../files/pdf-of.ts'
import { clerkOffice } from '../offices/clerk-office.ts'
import { aPerson } from '../offices/person.ts'

export type SavedEntry = Failure & { id: number; data: GazetteEntry }
export type PublicList = {
  data: PublicEntry[]
  meta: { total: number }
  years: { year: number; entries: number }[]
}

/**
 * An office with a gazette: `maria` prepares and publishes, `secretar` may also approve what others prepared, `sef`
 * administers. The public reads as `guest`.
 */
export async function gazetteOffice(t: TestApp) {
  const office = await clerkOffice(t)
  const { institutionId, host } = office
  const publishes = ['gazette.publish', 'document.list'] as const
  await aPerson(t.database, institutionId, 'maria', { name: 'Maria Monitor', permissions: [...publishes] })
  await aPerson(t.database, institutionId, 'secretar', {
    name: 'Sorin Secretar',
    permissions: [...publishes, 'gazette.approve'],
  })
  await aPerson(t.database, institutionId, 'sef', { isAdmin: true, name: 'Elena Cireșaru' })
  const signedIn = async (username: string) => {
    const browser = t.browser(host)
    await browser.signIn(username)
    return browser
  }
  const [maria, secretar, sef] = [await signedIn('maria'), await signedIn('secretar'), await signedIn('sef')]
  const guest = t.browser(host)
  const { headings } = (await maria.get<{ headings: GazetteHeading[] }>('/api/gazette_category/tree')).body
  const heading = (code: string): number => headings.find((one) => one.code === code)!.id
  const made = async (call: string, body: object, by = maria): Promise<GazetteEntry> => {
    const answer = await by.post<SavedEntry>(call, body)
    if (answer.status !== 200) throw new Error(`${call}: ${JSON.stringify(answer.body)}`)
    return answer.body.data
  }
  /** A draft with a file, and nothing in it but what is given. */
  const draft = async (
    values: object = {},
    lines: readonly string[] = ['Hotarare'],
  ): Promise<GazetteEntry> => {
    const entry = await made('/api/gazette_entry/add', {
      category_id: heading('c.1'),
      title: 'Hotărârea privind bugetul local',
      number: '12',
      act_on: '2026-11-18',
      ...values,
    })
    if (lines.length === 0) return entry
    const sent = await maria.upload<{ id: number }>('hotarare.pdf', pdfOf(lines))
    return made('/api/gazette_entry/add_files', { id: entry.id, upload_ids: [sent.body.id] })
  }
  const publish = async (values: object = {}, lines?: readonly string[]): Promise<GazetteEntry> => {
    const { id, check } = await draft(values, lines)
    return made('/api/gazette_entry/submit', { id, checked: check.mark })
  }
  const found = async (query = ''): Promise<PublicList> =>
    (await guest.get<PublicList>(`/api/public_gazette/list${query}`)).body
  /** Titles that the public finds, an erased one as ''. */
  const titles = async (query = ''): Promise<string[]> => (await found(query)).data.map(({ title }) => title)
  return { ...office, maria, secretar, sef, guest, heading, made, draft, publish, found, titles }
}
