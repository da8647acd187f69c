import type { Cast } from '../cast.ts'
import { appendedUpdates } from './appended-updates.ts'
import { drawnOver } from './drawn-over.ts'
import { editedPages } from './edited-pages.ts'
import { inheritedValues } from './inherited-values.ts'
import { signedApart } from './signed-apart.ts'
import { signedRanges } from './signed-ranges.ts'
import type { TamperedFile } from './tampered-file.ts'
import { twoFaced } from './two-faced.ts'
import { wrongSigners } from './wrong-signers.ts'

/** Files of which no signature may be called valid. */
export async function tamperedFiles(cast: Cast): Promise<TamperedFile[]> {
  const kinds = [
    editedPages,
    inheritedValues,
    drawnOver,
    appendedUpdates,
    signedRanges,
    wrongSigners,
    signedApart,
  ]
  const all = await Promise.all(kinds.map((make) => make(cast)))
  return [...all.flat(), ...(await twoFaced())]
}
