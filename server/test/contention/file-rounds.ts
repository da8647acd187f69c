import { createHash } from 'node:crypto'
import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'
import {
  addDocument,
  type Caller,
  type ContentionOffice,
  type Refused,
  type Saved,
} from './contention-office.ts'
import type { ContentionReport } from './document-rounds.ts'

/** A file that all want, and an upload of each person that could become its next version. */
interface Wanted {
  documentId: number
  fileId: number
  uploadIds: number[]
}

async function wantedFile(database: Database, office: ContentionOffice, reader: Caller): Promise<Wanted> {
  const { id: documentId } = await addDocument(office, reader)
  const institution = office.institution.id
  const add = (username: string, document: number | null, text: string) =>
    database.inInstitution(institution, (db) =>
      db.one(sql<{ id: number }>`
        insert into files (institution_id, document_id, name, mime, kind, size, sha256, created_at,
          created_by_institution_id, created_by_id, created_by_name)
        select ${institution}, ${document}, ${`${text}.txt`}, 'text/plain', 'text', 3, ${createHash('sha256').update(text).digest('hex')},
               now(), institution_id, id, name from users where institution_id = ${institution} and username = ${username}
        returning id`),
    )
  const { id: fileId } = await add(office.people[0]!.username, documentId, 'unu')
  const uploadIds: number[] = []
  for (const { username } of office.people) uploadIds.push((await add(username, null, username)).id)
  return { documentId, fileId, uploadIds }
}

/** What is wrong with a refusal; undefined when it names who holds the lock, or who made the version. */
function problemOf(answer: Refused, holder: string, maker: string | undefined): string | undefined {
  const { status, body } = answer
  if (status === 423 && body.code === 'FILE_LOCKED')
    return body.message.includes(`de ${holder} din`)
      ? undefined
      : `423 tells „${body.message}”, not of ${holder}`
  if (status === 409 && body.code === 'STALE_VERSION' && maker !== undefined)
    return body.message.includes(maker) ? undefined : `409 tells „${body.message}”, not of ${maker}`
  return `answered ${status} ${body.code}`
}

/** One round: half of the people lock a file, the others make a version of the one that all know. */
async function playRound(
  callers: readonly Caller[],
  { documentId, fileId, uploadIds }: Wanted,
  report: ContentionReport,
): Promise<void> {
  const reader = callers[0]!
  const addVersion = (n: number, version?: number) =>
    callers[n]!.post<Saved<Document>>('/api/document_file/add_version', {
      id: fileId,
      upload_id: uploadIds[n],
      ...(version !== undefined && { version }),
    })
  const locks = (n: number): boolean => n % 2 === 0
  const answers = await Promise.all(
    callers.map((caller, n) =>
      locks(n) ? caller.post<Saved<Document>>('/api/document_file/lock', { id: fileId }) : addVersion(n, 1),
    ),
  )
  const problem = (text: string): void => {
    report.problems.push(`file ${fileId}: ${text}`)
  }
  const winners = answers.flatMap(({ status }, n) => (status === 200 ? [n] : []))
  const holders = winners.filter(locks)
  const makers = winners.filter((n) => !locks(n))
  const [holder = 0] = holders
  const [maker] = makers
  if (holders.length !== 1 || makers.length > 1)
    problem(`${holders.length} hold it, ${makers.length} made version 2`)
  for (const [n, answer] of answers.entries()) {
    if (winners.includes(n)) continue
    const wrong = problemOf(
      answer,
      callers[holder]!.name,
      maker === undefined ? undefined : callers[maker]!.name,
    )
    if (wrong) problem(`${locks(n) ? 'lock' : 'version'}: ${wrong}`)
  }
  const fileOf = async () =>
    (await reader.get<Document>(`/api/document/get/${documentId}`)).body.files.find(({ id }) => id === fileId)
  const held = await fileOf()
  if (held?.lock?.by !== callers[holder]!.name)
    problem(`is held by ${held?.lock?.by}, not by ${callers[holder]!.name}`)
  if (held?.version !== 1 + makers.length)
    problem(`has version ${held?.version} after ${makers.length} were made`)
  const { status } = await addVersion(holder)
  const free = await fileOf()
  if (status !== 200 || free?.lock !== null || free.version !== 2 + makers.length)
    problem(
      `its holder’s version was answered with ${status}, and is ${free?.version}, held by ${free?.lock?.by}`,
    )
  const activity = (await reader.get<SubjectActivity[]>(`/api/document/activity/${documentId}`)).body
  const locked = activity.filter(({ action }) => action === 'file.locked').map(({ by }) => by)
  if (locked.join() !== callers[holder]!.name)
    problem(`the history tells that ${locked.join(', ')} locked it`)
  report.sent += answers.length
  report.won += winners.length
  report.refused += answers.length - winners.length
}

/** Rounds on files of their own. */
export async function playFiles(
  database: Database,
  office: ContentionOffice,
  callers: readonly Caller[],
  rounds: number,
): Promise<ContentionReport> {
  const report: ContentionReport = { sent: 0, won: 0, refused: 0, comments: 0, problems: [] }
  for (let round = 0; round < rounds; round++)
    await playRound(callers, await wantedFile(database, office, callers[0]!), report)
  return report
}
