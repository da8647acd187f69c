import type { Cast } from '../cast.ts'
import { makeCms } from '../make-cms.ts'
import { AT, type TamperedFile } from './tampered-file.ts'

/** Signatures that lie apart from what they sign. */
export async function signedApart(cast: Cast): Promise<TamperedFile[]> {
  const ana = { by: cast.ana, at: AT }
  const [earlier, present] = [Buffer.from('suma de plata 100 lei\n'), Buffer.from('suma de plata 900 lei\n')]
  return [
    {
      name: 'a signature of an earlier version',
      bytes: makeCms(earlier, ana),
      as: ['unconfirmed'],
      apart: { content: earlier, isPresent: false },
    },
    {
      name: 'a signature of another text than the present one',
      bytes: makeCms(earlier, ana),
      as: ['invalid'],
      apart: { content: present, isPresent: true },
    },
  ]
}
