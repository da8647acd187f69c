import type { Text } from '../../texts/languages.ts'

/** Sentences under the codes and the address of an issuer. */
export const issuerProblems = {
  cnp_format: { ro: 'CNP invalid. Un CNP are 13 cifre.', en: 'Invalid CNP. A CNP has 13 digits.' },
  cnp_sex: { ro: 'CNP invalid. Prima cifră nu poate fi 0.', en: 'Invalid CNP. The first digit cannot be 0.' },
  cnp_date: {
    ro: 'CNP invalid. Cifrele 2–7 nu sunt o dată a nașterii (AALLZZ).',
    en: 'Invalid CNP. Digits 2 to 7 are no date of birth (YYMMDD).',
  },
  cnp_serial: {
    ro: 'CNP invalid. Cifrele 10–12 nu pot fi 000.',
    en: 'Invalid CNP. Digits 10 to 12 cannot be 000.',
  },
  cnp_checksum: {
    ro: 'CNP invalid. Cifra de control, ultima, nu se potrivește; verificați toate cifrele.',
    en: 'Invalid CNP. The control digit, the last one, does not fit; check all digits.',
  },
  cnp_to_come: {
    ro: 'CNP invalid. Data nașterii este în viitor.',
    en: 'Invalid CNP. The date of birth is in the future.',
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
