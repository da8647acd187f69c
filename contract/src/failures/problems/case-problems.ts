/** Sentences under the fields of cases. */
export const caseProblemTable = {
  close_status: { ro: 'Alegeți modul de soluționare.', en: 'Status required to close.' },
  close_group: { ro: 'Alegeți compartimentul.', en: 'Choose a group.' },
  legal_ground: { ro: 'Alegeți temeiul clasării.', en: 'Choose the legal ground of filing it.' },
  declined_to: {
    ro: 'Completați autoritatea competentă către care se declină.',
    en: 'Declined-to required.',
  },
  one_lead: {
    ro: 'Alegeți un singur compartiment responsabil.',
    en: 'Choose one department to be in charge.',
  },
  group_twice: { ro: 'Compartimentul apare de două ori.', en: 'The department stands there twice.' },
  group_in_case: {
    ro: 'Compartimentul „{group}” lucrează deja la dosar.',
    en: 'The department "{group}" works on the case already.',
  },
  not_member: {
    ro: 'Persoana nu lucrează în acest compartiment.',
    en: 'The person does not work in this department.',
  },
  share_deadline: {
    ro: 'Termenul nu poate fi după cel al dosarului ({date}).',
    en: 'The deadline cannot be after that of the case ({date}).',
  },
  document_in_case: { ro: 'Documentul este deja în dosar.', en: 'The document is in the case already.' },
  case_pattern_year: {
    ro: 'Numerotarea dosarelor reîncepe în fiecare an: adăugați anul (YYYY, între acolade).',
    en: 'Numbers of cases begin anew each year: add the year (YYYY in braces).',
  },
  join_self: { ro: 'Alegeți alt dosar.', en: 'Choose another case.' },
  data_request_waiting: {
    ro: 'Dosarul așteaptă deja completări.',
    en: 'The case waits for data already.',
  },
  not_in_case: {
    ro: 'Compartimentul nu lucrează la dosar.',
    en: 'The department does not work on the case.',
  },
} as const
