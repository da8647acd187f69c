type Numbered = { number: string; further_numbers: readonly { register_number: string }[] }

/** Numbers of secondary registers as they stand behind a document's own: „(P-0031)”; '' when there are none. */
export const furtherInBrackets = ({ further_numbers: further }: Pick<Numbered, 'further_numbers'>): string =>
  further.length === 0 ? '' : `(${further.map(({ register_number }) => register_number).join(', ')})`

/** A document's number as people write it: „004512 (P-0031)”. */
export const writtenNumber = (document: Numbered): string =>
  [document.number, furtherInBrackets(document)].filter(Boolean).join(' ')
