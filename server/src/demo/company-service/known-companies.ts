import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_DIR } from '../../platform/env.ts'
import type { DemoFile } from '../plan/demo-file.ts'

/** A company as the tax service would write it: in capitals, with letters from old keyboards (cedillas). */
export interface KnownCompany {
  cui: string
  name: string
  onrc: string
  phone: string
  county: string
  countyCode: string
  locality: string
  street: string
  number: string
  details: string
  postalCode: string
}

const company = (cui: string, name: string, more: Partial<KnownCompany>): KnownCompany => ({
  cui,
  name,
  onrc: '',
  phone: '',
  county: 'PRAHOVA',
  countyCode: 'PH',
  locality: 'Com. Dealu Florilor',
  street: '',
  number: '',
  details: '',
  postalCode: '',
  ...more,
})

/** Invented, with valid CUIs; each shows an oddity of the real service's spelling. */
const invented: readonly KnownCompany[] = [
  company('9901002001', 'ORAŞUL VALEA ALBĂ', {
    locality: 'Orş. Valea Albă',
    street: 'Str. Libertăţii',
    number: '1',
  }),
  company('9903000007', 'COMUNA IZVORUL CERBULUI', {
    locality: 'Sat Izvorul Cerbului Com. Izvorul Cerbului',
    street: 'STR. PRINCIPALĂ',
    number: '12',
    phone: '0244999120',
    postalCode: '107999',
  }),
  company('9903000015', 'MUNICIPIUL POIANA ZÂNELOR', {
    county: 'ARGEŞ',
    countyCode: 'AG',
    locality: 'Mun. Poiana Zânelor',
    street: 'B-DUL ŞTEFAN CEL MARE',
    number: '3',
    postalCode: '110999',
  }),
  company('9903000023', 'ŢĂNDĂRICĂ PROD COM S.R.L.', {
    onrc: 'J40/99012/2015',
    county: 'MUNICIPIUL BUCUREŞTI',
    countyCode: 'B',
    locality: 'Sector 2 Mun. Bucureşti',
    street: 'ŞOS. COLENTINA',
    number: '7',
    details: 'BL. A1, SC. B, ET. 2, AP. 12',
    postalCode: '20999',
  }),
  company('9903000031', 'ATELIERUL DIN POVEŞTI S.R.L.', {
    county: 'CLUJ',
    countyCode: 'CJ',
    locality: 'Mun. Cluj-Napoca',
    street: 'STR. LIVEZII',
    number: '9A',
  }),
]

/**
 * Gives everything the stand-in knows: the companies and institutions of the demo, and some more to open as
 * new clients.
 */
export function knownCompanies(): readonly KnownCompany[] {
  const file = JSON.parse(
    readFileSync(join(PROJECT_DIR, 'server/data/demo-institution.json'), 'utf8'),
  ) as DemoFile
  const { institution } = file
  const ofDemo = file.issuers.flatMap((issuer) =>
    issuer.cui
      ? [
          company(issuer.cui, issuer.name.toUpperCase(), {
            onrc: issuer.onrc ?? '',
            phone: issuer.phone,
            street: `${issuer.streetType} ${issuer.street}`.toUpperCase(),
            number: issuer.number,
            postalCode: issuer.postalCode,
          }),
        ]
      : [],
  )
  const town = company(institution.cui, institution.legalName.toUpperCase(), {
    phone: institution.phone,
    street: 'STRADA PRINCIPALĂ',
    number: '100',
    postalCode: institution.postalCode,
  })
  return [town, ...ofDemo, ...invented]
}
