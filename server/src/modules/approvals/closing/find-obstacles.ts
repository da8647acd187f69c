import { signatureTypeLabels } from '@hdoc/contract/texts/choices.ts'
import type { FindObstacles, Obstacle } from '../../documents/index.ts'
import { areSignedDigitally } from '../../signatures/index.ts'
import { asksForDigital, signatureGap } from '../rules/signature-rule.ts'
import { type ClosingDocument, listClosing } from './queries.ts'

const isElectronic = ({ physical_form }: ClosingDocument): boolean => physical_form === 'electronic'

function obstaclesOf(one: ClosingDocument, isSignedDigitally: boolean | undefined): Obstacle[] {
  const { id: documentId, number: document, type, category, ways, is_asked } = one
  const gap = signatureGap({ type, category, ways, isElectronic: isElectronic(one), isSignedDigitally })
  return [
    ...(is_asked ? [{ documentId, code: 'APPROVAL_OPEN' as const, values: { document } }] : []),
    ...(gap === 'checked' ? [{ documentId, code: 'SIGNATURE_CHECKED' as const, values: { document } }] : []),
    ...(gap === 'missing'
      ? [
          {
            documentId,
            code: 'SIGNATURE_MISSING' as const,
            values: { document, type: signatureTypeLabels[type] },
          },
        ]
      : []),
  ]
}

/**
 * Documents are closed and sent when nothing of them waits for an approval, and when those that the institution itself
 * made bear the signatures that their types ask for.
 */
export const findUnfinished: FindObstacles = async ({ db, now }, documentIds) => {
  const documents = await listClosing(db, documentIds)
  const asking = documents.filter((one) => asksForDigital({ ...one, isElectronic: isElectronic(one) }))
  const signed =
    asking.length === 0
      ? new Map<number, boolean | undefined>()
      : await areSignedDigitally(
          db,
          asking.map(({ id }) => id),
          now,
        )
  return documents.flatMap((one) => obstaclesOf(one, signed.get(one.id)))
}
