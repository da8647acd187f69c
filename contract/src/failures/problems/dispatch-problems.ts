/** Sentences under the fields of dispatches. */
export const dispatchProblemTable = {
  ship_to: { ro: 'Completați destinatarul.', en: 'Ship-to required.' },
  ship_address: { ro: 'Completați adresa.', en: 'Address required.' },
  ship_resolution: { ro: 'Completați textul rezoluției.', en: 'Resolution required.' },
  ship_method: { ro: 'Alegeți modul de expediere.', en: 'Choose how it is sent.' },
  ship_postal_kind: { ro: 'Alegeți felul trimiterii poștale.', en: 'Choose the kind of postal item.' },
  ship_email: {
    ro: 'Completați adresa de e-mail la care pleacă răspunsul.',
    en: 'Fill in the e-mail address that the answer goes to.',
  },
  ship_files: {
    ro: 'Alegeți cel puțin un fișier: prin e-mail pleacă fișierele răspunsului.',
    en: 'Choose at least one file: the e-mail carries the files of the answer.',
  },
  ship_mail_size: {
    ro: 'Fișierele alese au împreună {size} MB; un e-mail duce cel mult {most} MB. Alegeți mai puține sau alt mod.',
    en: 'The chosen files have {size} MB together; an e-mail takes {most} MB at most. Choose fewer, or another way.',
  },
  ship_file_gone: {
    ro: 'Un fișier ales nu mai este la documentele dosarului.',
    en: 'A chosen file is not among the documents of the case any more.',
  },
  ship_one_tracking: {
    ro: 'Numărul de urmărire este al unei singure expedieri.',
    en: 'A tracking number belongs to one dispatch.',
  },
  ship_one_drawing: {
    ro: 'O semnătură este a unei singure expedieri.',
    en: 'A signature belongs to one dispatch.',
  },
  ship_signer: {
    ro: 'Scrieți numele celui care a semnat.',
    en: 'Write the name of who signed.',
  },
  ship_receiver: {
    ro: 'Scrieți cine a ridicat sau bifați „semnat pe listă”.',
    en: 'Write who took it, or tick "signed on the list".',
  },
  ship_day_order: {
    ro: 'Ziua nu poate fi înainte de {date}.',
    en: 'The day cannot be before {date}.',
  },
  answer_line: {
    ro: 'Registrul nu ține răspunsul pe rândul intrării: dați-i număr propriu.',
    en: 'The register does not keep answers on the line of the incoming paper: give it a number of its own.',
  },
  answer_document: {
    ro: 'Alegeți un document de ieșire al dosarului.',
    en: 'Choose an outgoing document of the case.',
  },
  answer_type: {
    ro: 'Nu există un tip de document de ieșire: alegeți unul sau cereți administratorului să-l adauge.',
    en: 'There is no type of outgoing documents: choose one, or ask an administrator to add it.',
  },
  answer_register: {
    ro: 'Alegeți registrul din care ia număr răspunsul.',
    en: 'Choose the register that gives the answer its number.',
  },
} as const
