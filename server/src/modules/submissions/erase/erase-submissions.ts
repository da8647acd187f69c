import { unusedContents } from '../../../platform/db/checks/unused-contents.ts'
import type { PlatformDb } from '../../../platform/db/database.ts'
import { insideInstitution } from '../../../platform/db/tenant-db.ts'
import type { Services } from '../../../platform/http/context.ts'
import { eraseAnswers } from '../../online-forms/index.ts'
import { emptySubmissions } from './queries.ts'

const DAY_MS = 86_400_000
/** The text in place of an erased name. */
const erasedName = 'Date șterse'

type Erased = { institutionId: number; ids: readonly number[]; at: Date }

/**
 * Empties submissions of which nothing was registered: who handed them in, what they said, their answers and files. The bytes
 * go before the commit, so that the rows are still there after a crash in between; what came again within the last day stays.
 */
export async function eraseSubmissions(
  platform: PlatformDb,
  { files }: Pick<Services, 'files'>,
  { institutionId, ids, at }: Erased,
): Promise<void> {
  const db = insideInstitution(platform, institutionId)
  const { answers, contents } = await emptySubmissions(db, ids, { at, name: erasedName })
  await eraseAnswers(db, answers)
  for (const sha256 of await unusedContents(platform, contents))
    await files.delete(sha256, { storedBefore: new Date(at.getTime() - DAY_MS) })
}
