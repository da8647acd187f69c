import { judgeFile } from '../../../platform/signatures/judge/judge-file.ts'
import { viewerOf } from '../../documents/index.ts'
import type { PersonRecords } from '../../issuers/index.ts'
import { loadAnchors } from '../trust/load-anchors.ts'
import { listFileSignatures, listSignedOf } from './queries.ts'

const what = { ro: 'Semnătură electronică', en: 'Electronic signature' } as const

/** Names in the certificates of signed files that a person brought, for who asks what is kept about them. */
export const signersOfPerson: PersonRecords = async (db, issuerIds, { actor, language, now }) => {
  const documents = await listSignedOf(db, issuerIds, await viewerOf(db, actor))
  const seen = documents.filter((one) => one.seen).map(({ id }) => id)
  const rows = Map.groupBy(await listFileSignatures(db, seen), ({ document_id }) => document_id)
  const anchors = await loadAnchors(db)
  return documents.map(({ id, number, on }) => {
    const signers = (rows.get(id) ?? []).flatMap(({ facts }) =>
      facts
        ? judgeFile(facts, anchors, now).flatMap(({ who }) => (who ? [`${who.name} (${who.issuer})`] : []))
        : [],
    )
    return { what: what[language], on, number, about: [...new Set(signers)].join(', ') }
  })
}
