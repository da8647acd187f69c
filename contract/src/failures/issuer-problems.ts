import type { Text } from '../texts/languages.ts'

/** Sentences under the codes and the address of an issuer. */
export const issuerProblems = {
  cnp_format: { ro: 'CNP invalid: un CNP are 13 cifre.', en: 'Invalid CNP: a CNP has 13 digits.' },
  cnp_sex: { ro: 'CNP invalid: prima cifră nu poate fi 0.', en: 'Invalid CNP: the first digit cannot be 0.' },
  cnp_date: {
    ro: 'CNP invalid: cifrele 2–7 nu sunt o dată a nașterii (AALLZZ).',
    en: 'Invalid CNP: digits 2 to 7 are no date of birth (YYMMDD).',
  },
  cnp_serial: {
    ro: 'CNP invalid: cifrele 10–12 nu pot fi 000.',
    en: 'Invalid CNP: digits 10 to 12 cannot be 000.',
  },
  cnp_checksum: {
    ro: 'CNP invalid: cifra de control, ultima, nu se potrivește; verificați toate cifrele.',
    en: 'Invalid CNP: the control digit, the last one, does not fit; check all digits.',
  },
  cnp_to_come: {
    ro: 'CNP invalid: data nașterii este în viitor.',
    en: 'Invalid CNP: the date of birth is in the future.',
  },
  onrc_to_come: {
    ro: 'Număr invalid: anul înmatriculării este în viitor.',
    en: 'Invalid number: the year of registration is in the future.',
  },
  sector_required: {
    ro: 'Alegeți sectorul: adresele din București au sector.',
    en: 'Choose the sector: addresses in Bucharest have one.',
  },
  sector: { ro: 'Sectorul este un număr de la 1 la 6.', en: 'The sector is a number from 1 to 6.' },
  sector_elsewhere: { ro: 'Numai Bucureștiul are sectoare.', en: 'Only Bucharest has sectors.' },
  county_unknown: {
    ro: 'Alegeți un județ din listă; pentru o adresă din altă țară, scrieți întâi țara.',
    en: 'Choose a county of the list; for an address in another country write the country first.',
  },
  locality_unknown: {
    ro: 'În județul {county} nu există această localitate. Alegeți una din listă.',
    en: 'There is no such locality in {county} county. Choose one of the list.',
  },
  one_issuer: {
    ro: 'Alegeți un deponent cunoscut sau scrieți unul nou, nu amândouă.',
    en: 'Choose a known issuer or write a new one, not both.',
  },
} as const satisfies Record<string, Text>
