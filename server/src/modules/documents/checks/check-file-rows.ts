import type { Finding, OnUncovered } from '../../../platform/checks/finding.ts'
import type { PlatformDb } from '../../../platform/db/database.ts'
import type { Scope } from '../../../platform/db/institution-scope.ts'
import { findOtherFiles, summariseUntoldFiles } from './queries/files.ts'

/**
 * Checks that every version of a file is there with the hash that the trail names, and that the trail knows
 * every version that is there.
 */
export async function checkFileRows(
  db: PlatformDb,
  scope: Scope,
  onUncovered?: OnUncovered,
): Promise<Finding[]> {
  const findings: Finding[] = (await findOtherFiles(db, scope)).map((row) => {
    const { tag, document_id, number, file_id, version, entry_id, name } = row
    const gone = { ro: 'nu mai este la el', en: 'is not with it any more' }
    const other = {
      ro: 'nu are conținutul pe care îl numește jurnalul',
      en: 'has not the content that the trail names',
    }
    const fault = name === null ? gone : other
    return {
      rule: 'document-file',
      institutionId: row.institution_id,
      sentence: {
        ro: `Instituția ${tag}, documentul ${document_id} (${number}): fișierul ${file_id}, versiunea ${version} (intrarea ${entry_id} a jurnalului), ${fault.ro}.`,
        en: `Institution ${tag}, document ${document_id} (${number}): file ${file_id}, version ${version} (entry ${entry_id} of the trail), ${fault.en}.`,
      },
    }
  })
  let uncovered = 0
  for (const row of await summariseUntoldFiles(db, scope)) {
    uncovered += row.uncovered
    if (row.unknown > 0)
      findings.push({
        rule: 'file-unknown',
        institutionId: row.institution_id,
        sentence: {
          ro: `Instituția ${row.tag}, documentul ${row.document_id} (${row.number}): are un fișier de care jurnalul nu știe; astfel de fișiere: ${row.unknown}.`,
          en: `Institution ${row.tag}, document ${row.document_id} (${row.number}): it has a file that the trail does not know of; such files: ${row.unknown}.`,
        },
      })
  }
  if (uncovered > 0)
    onUncovered?.({
      count: uncovered,
      what: {
        ro: 'fișiere de dinainte ca jurnalul să le numească conținutul',
        en: 'files of before the trail named their contents',
      },
    })
  return findings
}
