import { Readable } from 'node:stream'
import { foldGazetteWords } from '../../../modules/gazette/index.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { instantOfLocal } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { receiveFile } from '../../../platform/files/receive/receive-file.ts'
import type { FileStore } from '../../../platform/files/store/file-store.ts'
import { createPdf, finishPdf } from '../../../platform/pdf/create-pdf.ts'
import { drawText } from '../../../platform/pdf/draw-text.ts'
import type { GazettePlan } from '../../plan/gazette-plan.ts'
import type { PlantedInstitution } from '../../plan/institution-plan.ts'
import type { UploadRow } from '../rows/queries.ts'
import { addGazetteEntry, addGazetteFile } from './gazette-queries.ts'

const LIMIT_BYTES = 5 * 1024 * 1024
const bodyOf = ({ title, issuer }: GazettePlan): string =>
  `${issuer}. ${title}. Art. 1. Se aprobă cele de mai sus. Art. 2. Prezentul act se publică în Monitorul Oficial Local.`

/** Draws an act as it is published: readable, without signatures. */
async function act(institution: string, entry: GazettePlan): Promise<Buffer> {
  const createdAt = instantOfLocal(entry.actOn)
  const pdf = await createPdf({ title: entry.title, author: institution, language: 'ro', createdAt })
  const box = { x: 64, width: 467, maxHeight: 300, size: 11 }
  const y = drawText(pdf, entry.title, { ...box, y: 64, size: 14, bold: true, role: 'H1' })
  drawText(pdf, `${bodyOf(entry)} Document inventat, pentru demonstrație.`, { ...box, y: y + 24 })
  return finishPdf(pdf)
}

/** Makes and stores the files of the gazette; gives that of each entry. */
export async function storeGazette(
  store: FileStore,
  institution: string,
  entries: readonly GazettePlan[],
): Promise<Map<GazettePlan, UploadRow>> {
  const files = new Map<GazettePlan, UploadRow>()
  for (const entry of entries) {
    if (!entry.file || entry.becomes === 'erased') continue
    const fileName = `act-${entry.number || entry.heading}-${entry.actOn}.pdf`
    const { name, mime, kind, size, sha256 } = await receiveFile(
      store,
      Readable.from([await act(institution, entry)]),
      { fileName, limitBytes: LIMIT_BYTES },
    )
    files.set(entry, { name, mime, kind, size, sha256 })
  }
  return files
}

const actions = {
  published: ['gazette_entry.published'],
  corrected: ['gazette_entry.published'],
  withdrawn: ['gazette_entry.published', 'gazette_entry.withdrawn'],
  erased: ['gazette_entry.published', 'gazette_entry.erased'],
  draft: [],
  scheduled: ['gazette_entry.scheduled'],
} as const

/** Fills the gazette of an institution, each entry with its lines in the trail. */
export async function writeGazette(
  db: TenantDb,
  { people }: PlantedInstitution,
  {
    entries,
    files,
    by,
  }: { entries: readonly GazettePlan[]; files: ReadonlyMap<GazettePlan, UploadRow>; by: string },
): Promise<void> {
  const author = people.get(by)
  if (!author) throw new Error(`the demo has no ${by}`)
  const actor = { institution_id: db.institutionId, id: author.id, name: author.name }
  let before: number | null = null
  for (const entry of entries) {
    const at = instantOfLocal(`${entry.publishedOn}T09:00:00`)
    const id: number = await addGazetteEntry(db, {
      entry,
      author,
      at,
      corrects: entry.corrects ? before : null,
    })
    const file = files.get(entry)
    if (file) await addGazetteFile(db, id, file, bodyOf(entry))
    await foldGazetteWords(db, id)
    for (const action of ['gazette_entry.created', ...actions[entry.becomes ?? 'published']])
      await writeAudit(db, {
        actor,
        at,
        action,
        subjectType: 'gazette_entry',
        subjectId: id,
        after: { number: entry.number, act_on: entry.actOn },
      })
    // What is corrected comes before what corrects it, with others between them.
    if (entry.becomes === 'corrected' || entry.becomes === 'erased') before = id
  }
}
