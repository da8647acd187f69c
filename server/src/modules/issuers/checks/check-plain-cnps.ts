import { countOf } from '@hdoc/contract/ro/plural.ts'
import type { Finding } from '../../../platform/checks/finding.ts'
import type { PlatformDb } from '../../../platform/db/database.ts'
import type { Scope } from '../../../platform/db/institution-scope.ts'
import { countPlainCnps } from './queries/plain-cnps.ts'

const cnps = { ro: { one: 'CNP', many: 'CNP-uri' }, en: { one: 'CNP', many: 'CNPs' } }

/**
 * Finds CNPs that an older version stored unencrypted and the worker has not sealed yet. As long as one is
 * left, the plain column cannot be dropped.
 */
export async function checkPlainCnps(db: PlatformDb, scope: Scope): Promise<Finding[]> {
  return (await countPlainCnps(db, scope)).map(({ institution_id, tag, plain }) => ({
    rule: 'plain-cnp',
    institutionId: institution_id,
    sentence: {
      ro: `Instituția ${tag}: încă necriptate: ${countOf(plain, cnps, 'ro')}; porniți procesul de fundal („hdoc worker”), care criptează tot ce a rămas.`,
      en: `Institution ${tag}: still unencrypted: ${countOf(plain, cnps, 'en')}; start the worker ("hdoc worker"), which encrypts what is left.`,
    },
  }))
}
