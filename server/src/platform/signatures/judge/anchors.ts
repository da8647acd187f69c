import { type Certificate, readCertificates } from '../cms/read-certificate.ts'

/** What a trusted certificate vouches for. */
export type AnchorUse = 'ca_qualified' | 'ca' | 'tsa_qualified' | 'tsa'

export type Anchor = { certificate: Certificate; use: AnchorUse; since: Date; until: Date | undefined }
export type AnchorRow = { raw: Buffer; use: AnchorUse; since: Date; until: Date | null }

/** Trusted certificates, by the bytes of their names. */
export interface Anchors {
  /** No list is loaded, so nobody can be trusted or not. */
  readonly none: boolean
  named(subject: Buffer): readonly Anchor[]
}

export function anchorsOf(rows: readonly AnchorRow[]): Anchors {
  const byName = new Map<string, Anchor[]>()
  for (const { raw, use, since, until } of rows)
    for (const certificate of readCertificates([raw])) {
      const key = certificate.subject.toString('latin1')
      byName.set(key, [...(byName.get(key) ?? []), { certificate, use, since, until: until ?? undefined }])
    }
  return {
    none: rows.length === 0,
    named: (subject) => byName.get(subject.toString('latin1')) ?? [],
  }
}
