import { phoneTokenHash } from '../../src/modules/scans/phone/phone-token.ts'

type Of = { institutionId: number; documentId: number; userId: number; text: string }
/** Runs a statement as the superuser; gives the id of its first row. */
type Plant = (statement: string, values: unknown[]) => Promise<number>

/**
 * Plants a scan in the inbox and a phone link; gives their ids and the link's token. The scan has the bytes
 * of one of the institution's files.
 */
export async function aScan(plant: Plant, { institutionId: i, documentId, userId, text }: Of) {
  const scanId = await plant(
    `insert into scans (institution_id, source, state, name, sha256, mime, size, arrived_at)
     select $1, 'folder', 'waiting', $2, sha256, mime, size, now() from files where institution_id = $1 order by id limit 1 returning id`,
    [i, `${text}.pdf`],
  )
  const phoneToken = `telefon${i}`.padEnd(40, 'x')
  const phoneLinkId = await plant(
    `insert into phone_links (institution_id, token_hash, document_id, made_at, expires_at, person_institution_id, person_id, made_by)
     values ($1, $2, $3, now(), now() + interval '1 hour', $1, $4, $5) returning id`,
    [
      i,
      phoneTokenHash(phoneToken),
      documentId || null,
      userId,
      JSON.stringify({ institution_id: i, id: userId, name: text }),
    ],
  )
  return { scanId, phoneLinkId, phoneToken }
}
