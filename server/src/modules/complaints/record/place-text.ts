type Place = { locality: string; street: string; street_number: string }

/** Where a complaint lies, in one line: „Strada Teilor nr. 3, Fântâna Veche”; '' when only the map says it. */
export function placeText({ locality, street, street_number }: Place): string {
  const number = street_number === '' ? '' : `nr. ${street_number}`
  return [[street, number].filter(Boolean).join(' '), locality].filter(Boolean).join(', ')
}
