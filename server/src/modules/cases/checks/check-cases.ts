import type { Finding } from '../../../platform/checks/finding.ts'
import type { PlatformDb } from '../../../platform/db/database.ts'
import type { Scope } from '../../../platform/db/institution-scope.ts'
import type { Sentence } from '../../../platform/refusal.ts'
import { type CaseBreak, findCaseBreaks, findShareTotalBreaks } from './queries.ts'

const faults: Readonly<Record<CaseBreak['fault'], Sentence>> = {
  lead: {
    ro: 'nu are exact o repartizare responsabilă cât este deschis, ori mai are una deși este închis.',
    en: 'does not have one share in charge while it is open, or still has one though it is closed.',
  },
  status: {
    ro: 'nu are starea pe care o spun repartizările lui.',
    en: 'has another status than its shares say.',
  },
  held: {
    ro: 'nu își ține documentele, ori le ține deși este închis.',
    en: 'does not hold its documents, or holds them though it is closed.',
  },
  document: {
    ro: 'are un document a cărui stare nu este cea pe care o spune dosarul.',
    en: 'has a document that does not stand where the case says.',
  },
  access: {
    ro: 'are o persoană care nu îi vede documentele la care lucrează.',
    en: 'has a person who does not see the documents they work on.',
  },
}

/** Open and closed cases are what their shares and documents say. */
export async function checkCases(db: PlatformDb, scope: Scope): Promise<Finding[]> {
  return (await findCaseBreaks(db, scope)).map(({ institution_id, tag, number, fault }) => ({
    rule: `case-${fault}`,
    institutionId: institution_id,
    sentence: {
      ro: `Instituția ${tag}: dosarul ${number} ${faults[fault].ro}`,
      en: `Institution ${tag}: case ${number} ${faults[fault].en}`,
    },
  }))
}

/** The totals of people’s shares are what their shares are. */
export async function checkShareTotals(db: PlatformDb, scope: Scope): Promise<Finding[]> {
  return (await findShareTotalBreaks(db, scope)).map(({ institution_id, tag, user_id, counted, real }) => ({
    rule: 'case-share-totals',
    institutionId: institution_id,
    sentence: {
      ro: `Instituția ${tag}, persoana ${user_id}: totalurile spun ${counted} repartizări, sunt ${real}.`,
      en: `Institution ${tag}, person ${user_id}: the totals say ${counted} shares, there are ${real}.`,
    },
  }))
}
