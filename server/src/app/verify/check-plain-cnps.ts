import type { PlatformDb } from '../../platform/db/database.ts'
import type { Scope } from '../../platform/db/institution-scope.ts'
import type { Finding } from '../../platform/finding.ts'
import { countPlainCnps } from './queries/plain-cnps.ts'

/** The worker seals what an older version stored plain; as long as one is left, its column may not go. */
export async function checkPlainCnps(db: PlatformDb, scope: Scope): Promise<Finding[]> {
  return (await countPlainCnps(db, scope)).map(({ institution_id, tag, plain }) => ({
    rule: 'plain-cnp',
    institutionId: institution_id,
    sentence: {
      ro: `Instituția ${tag}: ${plain} CNP-uri stau încă necriptate; porniți procesul de fundal („hdoc worker”), care le criptează.`,
      en: `Institution ${tag}: ${plain} CNPs still stand unencrypted; start the worker ("hdoc worker"), which encrypts them.`,
    },
  }))
}
