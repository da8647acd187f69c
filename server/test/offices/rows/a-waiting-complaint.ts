import { addHolder } from '../../../src/modules/public-forms/record/queries/holders.ts'
import { beginSend, storeWritten } from '../../../src/modules/public-forms/record/queries/sends.ts'
import { keyHash } from '../../../src/modules/public-forms/secrets/form-key.ts'
import { newNonce, tokenHash } from '../../../src/modules/public-forms/secrets/link-secret.ts'
import type { TestApp } from '../../browsers/app.ts'

/** A complaint that waits for its confirmation, and the second secret of another one; all three secrets are given. */
export function aWaitingComplaint(
  { database, clock }: Pick<TestApp, 'database' | 'clock'>,
  institutionId: number,
  secrets: { key: string; link: string; holder: string },
): Promise<number> {
  const at = clock.now()
  return database.inInstitution(institutionId, async (db) => {
    const { id } = await beginSend(db, {
      kind: 'complaint',
      keyHash: keyHash(secrets.key),
      language: 'ro',
      address: '192.0.2.1',
      at,
    })
    await storeWritten(
      db,
      id,
      {
        language: 'ro',
        email: 'petent@test.example',
        content: {},
        told: [],
        bodyHash: newNonce(),
        bytes: 1,
        at,
      },
      { nonce: newNonce(), hash: tokenHash(secrets.link), expiresAt: new Date(at.getTime() + 86_400_000) },
    )
    return addHolder(db, {
      kind: 'complaint',
      subjectId: 1,
      nonce: newNonce(),
      hash: tokenHash(secrets.holder),
      at,
    })
  })
}
