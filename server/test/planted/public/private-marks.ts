/** What of people and of the house's work must appear in nothing that is public, planted wherever it can be written. */
export const privateMarks = {
  name: 'Zenobia Planteanu',
  cnp: '2710202479021',
  phone: '0722 919 191',
  street: 'Strada Ascunsă',
  words: 'PLANTAT-CUVINTE',
  note: 'NOTA-INTERNA-7731',
  decider: 'Olga Ofițer',
  administrator: 'Ada Administrator',
  camera: 'HDocCamera',
  place: 'HDocPlace',
} as const

/** A mark as it may be written: with diacritics and without, in JSON, in an address, with a phone’s blanks or not. */
function formsOf(mark: string): string[] {
  const plain = mark.normalize('NFD').replaceAll(/\p{M}/gu, '')
  const written = [mark, plain, mark.replaceAll(' ', ''), encodeURIComponent(mark)]
  return [...new Set([...written, JSON.stringify(mark).slice(1, -1)].map((one) => one.toLowerCase()))]
}

/** The marks that stand somewhere in these bytes. */
export function marksIn(bytes: Buffer | string, marks: readonly string[]): string[] {
  const raw = Buffer.from(bytes)
  const read = `${raw.toString('utf8')}\n${raw.toString('latin1')}`.toLowerCase()
  return marks.filter((mark) => formsOf(mark).some((form) => read.includes(form)))
}
