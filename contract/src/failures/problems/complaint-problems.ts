/** Sentences about complaint types and complaints. */
export const complaintProblemTable = {
  online_register: {
    ro: 'Alegeți un registru cu alocare online, care nu este închis.',
    en: 'Choose a register with online allocation that is not closed.',
  },
  complaint_doc_type: {
    ro: 'Alegeți un tip de document de intrare care poate sta de sine stătător.',
    en: 'Choose an incoming document type that may stand alone.',
  },
  other_fixed_register: {
    ro: 'Tipul de document se înregistrează numai în „{register}”.',
    en: 'The document type is registered in "{register}" only.',
  },
  outside_area: {
    ro: 'Locul este în afara zonei în care se primesc sesizări de acest tip.',
    en: 'The place is outside the area where complaints of this type are taken.',
  },
} as const
