import { isPlainName, plainField } from '@hdoc/contract/documents/plain/plain-fields.ts'
import type { Finding, OnUncovered } from '../../../platform/checks/finding.ts'
import type { PlatformDb } from '../../../platform/db/database.ts'
import type { Scope } from '../../../platform/db/institution-scope.ts'
import type { Sentence } from '../../../platform/refusal.ts'
import { type DocumentState, findState, type StateSummary, summariseStates } from './queries/documents.ts'

/** Names of a document's fields as the audit trail's statement of the document has them. */
const labels: Readonly<Record<string, Sentence>> = {
  doc_type_id: { ro: 'tipul', en: 'type' },
  issuer_id: { ro: 'deponentul', en: 'issuer' },
  issuer_name: { ro: 'numele deponentului', en: "issuer's name" },
  access_level: { ro: 'nivelul de acces', en: 'access level' },
  group_id: { ro: 'compartimentul', en: 'department' },
  status: { ro: 'starea', en: 'status' },
  resume_status: { ro: 'starea de după așteptare', en: 'status after waiting' },
  pending_until: { ro: 'ziua până la care așteaptă', en: 'day of waiting' },
  deadline_on: { ro: 'termenul', en: 'deadline' },
  annulled_reason: { ro: 'motivul anulării', en: 'reason of annulment' },
  is_test: { ro: 'semnul de test', en: 'mark of a test' },
  deleted: { ro: 'ștergerea', en: 'deletion' },
}
const labelOf = (key: string): Sentence | undefined =>
  isPlainName(key)
    ? { ro: `„${plainField(key).label.ro}”`, en: `“${plainField(key).label.en}”` }
    : labels[key]

function differing(state: DocumentState, said: DocumentState): Sentence {
  const keys = [...new Set([...Object.keys(said), ...Object.keys(state)])].filter(
    (key) => state[key] !== said[key],
  )
  const named = (language: keyof Sentence) => keys.map((key) => labelOf(key)?.[language] ?? key).join(', ')
  return { ro: named('ro'), en: named('en') }
}

async function tell(db: PlatformDb, row: StateSummary): Promise<Finding[]> {
  const institutionId = row.institution_id
  const findings: Finding[] = []
  const bad = row.first_bad === null ? undefined : await findState(db, institutionId, row.first_bad)
  if (bad?.said) {
    const fields = differing(bad.state, bad.said)
    findings.push({
      rule: 'document-state',
      institutionId,
      sentence: {
        ro: `Instituția ${bad.tag}: documentul ${row.first_bad} (${bad.number}) nu este cum spune jurnalul (intrarea ${bad.entry_id}): ${fields.ro}; astfel de documente: ${row.bad}.`,
        en: `Institution ${bad.tag}: document ${row.first_bad} (${bad.number}) is not what the trail says (entry ${bad.entry_id}): ${fields.en}; such documents: ${row.bad}.`,
      },
    })
  }
  const unknown =
    row.first_unknown === null ? undefined : await findState(db, institutionId, row.first_unknown)
  if (unknown)
    findings.push({
      rule: 'document-unknown',
      institutionId,
      sentence: {
        ro: `Instituția ${unknown.tag}: jurnalul nu știe de înregistrarea documentului ${row.first_unknown} (${unknown.number}); astfel de documente: ${row.unknown}.`,
        en: `Institution ${unknown.tag}: the trail knows of no registration of document ${row.first_unknown} (${unknown.number}); such documents: ${row.unknown}.`,
      },
    })
  return findings
}

/**
 * Checks that every document is what the last audit entry about it says. Merges of issuers and their undoing
 * are replayed.
 */
export async function checkDocuments(
  db: PlatformDb,
  scope: Scope,
  onUncovered?: OnUncovered,
): Promise<Finding[]> {
  const findings: Finding[] = []
  let uncovered = 0
  for (const row of await summariseStates(db, scope)) {
    uncovered += row.uncovered - row.unknown
    findings.push(...(await tell(db, row)))
  }
  if (uncovered > 0)
    onUncovered?.({
      count: uncovered,
      what: {
        ro: 'documente de dinainte ca jurnalul să le cuprindă starea, ori cu conținutul din jurnal șters',
        en: 'documents of before the trail held their state, or whose content in it was erased',
      },
    })
  return findings
}
