import { OID } from '../../src/platform/signatures/asn1/known-oids.ts'
import { type AnchorRow, anchorsOf } from '../../src/platform/signatures/judge/anchors.ts'
import { type Holder, issue, rsaKeys, testAuthority } from './test-authority.ts'

const trusted = ({ certificate }: Holder, use: AnchorRow['use'], until?: string): AnchorRow => ({
  raw: certificate,
  use,
  since: new Date('2020-01-01T00:00:00Z'),
  until: until === undefined ? null : new Date(until),
})
/** What a qualified certificate says of itself: that it is one, and that its key is in a secure device. */
const QUALIFIED = ['0.4.0.1862.1.1', '0.4.0.1862.1.4']

/** The people and authorities of the corpus, right and wrong ones. */
export function makeCast() {
  const { root, person: ana, stamper } = testAuthority()
  const middle = issue({ name: 'Autoritate intermediară', by: root, authority: true })
  const stranger = issue({ name: 'Autoritate străină', authority: true })
  const impostor = issue({ name: 'Autoritate de probă', authority: true })
  const withdrawn = issue({ name: 'Autoritate retrasă', authority: true })
  const granted = issue({ name: 'Autoritate calificată', authority: true })
  const cast = {
    root,
    ana,
    stamper,
    middle,
    dan: issue({ name: 'Dan Mac', by: root }),
    rsa: issue({ name: 'Primăria Probă', by: root, keys: rsaKeys() }),
    deep: issue({ name: 'Ioana Rus', by: middle }),
    expired: issue({ name: 'Expirat', by: root, until: '2026-01-01T00:00:00Z' }),
    future: issue({ name: 'Viitor', by: root, from: '2030-01-01T00:00:00Z' }),
    unknown: issue({ name: 'Necunoscut', by: stranger }),
    stranger,
    /** Issued by an authority that was on the list until the summer of 2025. */
    ofWithdrawn: issue({ name: 'Maria Moga', by: withdrawn }),
    qualified: issue({ name: 'Elena Dinu', by: granted, statements: QUALIFIED }),
    self: issue({ name: 'Ana Pop' }),
    /** Issued by somebody who calls themselves like the authority. */
    forged: issue({ name: 'Ana Pop', by: impostor }),
    impostor,
    /** Issued by a person, who may not issue. */
    under: issue({ name: 'Sub o persoană', by: ana }),
    short: issue({ name: 'Cheie scurtă', by: root, keys: rsaKeys(1024) }),
    issuerOnly: issue({ name: 'Doar emite', by: root, usage: 0x04 }),
    strangeStamper: issue({ name: 'Marcă străină', by: stranger, purposes: [OID.timeStamping] }),
  }
  const anchors = anchorsOf([
    trusted(root, 'ca'),
    trusted(root, 'tsa'),
    trusted(withdrawn, 'ca', '2025-06-01T00:00:00Z'),
    trusted(granted, 'ca_qualified'),
  ])
  return { ...cast, anchors }
}
export type Cast = ReturnType<typeof makeCast>
