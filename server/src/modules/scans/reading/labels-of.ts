import { type LabelledDocument, readLabelPayload } from '@hdoc/contract/printing/label/payload.ts'

/** The documents that the codes of a sheet name; other codes name none. */
export const labelsOf = (codes: readonly string[]): LabelledDocument[] =>
  codes.flatMap((code) => {
    const label = readLabelPayload(code)
    return label ? [label] : []
  })
