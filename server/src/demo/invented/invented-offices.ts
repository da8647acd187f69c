import type { IssuerValues } from '@hdoc/contract/issuers/issuer-values.ts'
import { type HomeTown, inventedCui } from './invented-issuer.ts'
import type { SeededRandom } from './seeded-random.ts'

/** Other institutions that write to a town hall; their codes and addresses are invented. */
const names = [
  'Instituția Prefectului (exemplu)',
  'Consiliul Județean (exemplu)',
  'Direcția Agricolă Județeană (exemplu)',
  'Judecătoria Orașului (exemplu)',
  'Inspectoratul Școlar Județean (exemplu)',
  'Direcția Apelor (exemplu)',
  'Casa Județeană de Pensii (exemplu)',
  'Oficiul de Cadastru (exemplu)',
  'Agenția de Mediu (exemplu)',
  'Biroul Executorului Judecătoresc Fictiv',
]

export const isOffice = (name: string): boolean => names.includes(name)

export function inventedOffices(random: SeededRandom, home: HomeTown): IssuerValues[] {
  return names.map((name, n) => ({
    type: 'pj',
    name,
    cnp: '',
    cui: inventedCui(random),
    onrc: '',
    administrator_name: '',
    email: `institutie${n + 1}@institutii.example`,
    phone: `0244 998 0${10 + n}`,
    country: 'România',
    county: home.county,
    locality: home.locality,
    sector: '',
    street_type: 'Bulevardul',
    street: 'Instituțiilor',
    number: String(n + 1),
    block: '',
    staircase: '',
    floor: '',
    apartment: '',
    intercom: '',
    postal_code: home.postalCode,
  }))
}
