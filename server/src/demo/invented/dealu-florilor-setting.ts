import type { SubjectSetting } from './write-subject.ts'

/** The places that documents of the first institution speak of. */
export const dealuFlorilorSetting: Omit<SubjectSetting, 'day'> = {
  villages: ['Dealu Florilor', 'Fântâna Veche', 'Crângul Nou'],
  county: 'PH',
}
