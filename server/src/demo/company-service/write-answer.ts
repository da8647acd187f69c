import type { KnownCompany } from './known-companies.ts'

/**
 * Writes one found company in the form of version 9 of the tax service, with texts where one expects numbers
 * and the reverse.
 */
function foundOf(company: KnownCompany, day: string): object {
  const { cui, name, onrc, phone, county, countyCode, locality, street, number, details, postalCode } =
    company
  return {
    date_generale: {
      data: day,
      cui,
      denumire: name,
      adresa: '',
      nrRegCom: onrc,
      telefon: phone,
      fax: '',
      codPostal: '',
      act: '',
      stare_inregistrare: 'INREGISTRAT din data 29.08.2006',
      cod_CAEN: 8411,
      iban: '',
      statusRO_e_Factura: false,
    },
    inregistrare_scop_Tva: { scpTVA: false, perioade_TVA: [] },
    stare_inactiv: { statusInactivi: false, dataInactivare: '', dataReactivare: '', dataRadiere: '' },
    adresa_sediu_social: {
      sdenumire_Strada: street,
      snumar_Strada: number,
      sdenumire_Localitate: locality,
      scod_Localitate: '1',
      sdenumire_Judet: county,
      scod_JudetAuto: countyCode,
      sdetalii_Adresa: details,
      // The real service sends a number here too, so the leading zero is lost.
      scod_Postal: postalCode === '' ? '' : Number(postalCode),
    },
    adresa_domiciliu_fiscal: {},
  }
}

export function writeAnswer(company: KnownCompany | undefined, cui: number, day: string): string {
  return JSON.stringify(
    company ? { found: [foundOf(company, day)], notFound: [] } : { found: [], notFound: [cui] },
  )
}
